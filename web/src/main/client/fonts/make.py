"""Makes the fonts of the client from their sources; run by hand when one of them is renewed (see README.md)."""
import re
import sys
from io import BytesIO
from pathlib import Path

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
DECK = HERE.parent / "parts/felt/Deck.tsx"
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, *map(ord, "‘’“”–—…‹›•·×−±€↑↓")]
ENGLISH = [*range(0x20, 0x7F), 0xA0, *map(ord, "·‘’“”–—…×−")]
ACCENTED = [code for code in range(0xA1, 0x100) if code not in ENGLISH]
EXTENDED = range(0x100, 0x250)
SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
FEATURES = ["kern", "tnum", "lnum", "mark", "mkmk", "ccmp", "locl"]


def cut(source, unicodes, weights):
    font = written(instantiateVariableFont(TTFont(source), {"wght": weights}))
    options = Options(flavor="woff2", layout_features=FEATURES, hinting=False, name_IDs=[], notdef_outline=True)
    cutter = Subsetter(options)
    cutter.populate(unicodes=unicodes)
    cutter.subset(font)
    return font


def written(font):
    """The same font read back, with the rows that the cutter expects."""
    paper = BytesIO()
    font.flavor = None
    font.save(paper)
    paper.seek(0)
    return TTFont(paper)


def with_suits(font):
    """The pips of our own deck as signs in a line of text, and a hyphen that keeps its word on one line."""
    em = font["head"].unitsPerEm
    size, foot, side = 0.72 * em, -0.02 * em, 0.04 * em
    for suit, path in suits().items():
        glyph = TTGlyphPen(None)
        scale = size / 100
        drawn = TransformPen(Cu2QuPen(glyph, 1.0, reverse_direction=True), (scale, 0, 0, -scale, side, foot + size))
        parse_path(path, drawn)
        add(font, "suit_" + suit, ord(SIGNS[suit]), glyph.glyph(), round(size + 2 * side))
    hyphen = font.getBestCmap()[ord("-")]
    for table in font["cmap"].tables:
        table.cmap[0x2011] = hyphen
    return font


def add(font, name, code, glyph, advance):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    glyph.recalcBounds(font["glyf"])
    font["hmtx"].metrics[name] = (advance, glyph.xMin)
    font["gvar"].variations[name] = []
    if "HVAR" in font:
        del font["HVAR"]  # an advance without a row of its own; browsers take them from gvar
    for table in font["cmap"].tables:
        table.cmap[code] = name


def suits():
    body = DECK.read_text().split("SUITS")[1].split("};")[0]
    found = re.findall(r"^\s+([shdc]):((?:\s*'[^']*'\s*\+?)+)", body, re.MULTILINE)
    return {suit: "".join(re.findall(r"'([^']*)'", text)) for suit, text in found}


def keep(font, name, family):
    for record in [(1, family), (2, "Regular"), (4, family), (6, family.replace(" ", "")), (13, "SIL OFL 1.1")]:
        font["name"].setName(record[1], record[0], 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(HERE / name)
    print(name, (HERE / name).stat().st_size)


def main(inter, inter_extended, serif):
    keep(with_suits(cut(inter, LATIN, (400, 700))), "sans.woff2", "Cardroom Sans")
    keep(cut(inter_extended, EXTENDED, (400, 700)), "sans-extended.woff2", "Cardroom Sans Extended")
    keep(cut(serif, ENGLISH, (400, 600)), "serif.woff2", "Cardroom Serif")
    keep(cut(serif, ACCENTED, (400, 600)), "serif-extended.woff2", "Cardroom Serif Extended")


if __name__ == "__main__":
    main(*sys.argv[1:4])
