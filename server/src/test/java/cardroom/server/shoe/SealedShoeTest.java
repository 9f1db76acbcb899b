package cardroom.server.shoe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.cards.CardCounts;
import cardroom.cards.Shoe;
import cardroom.cards.Shuffle;
import cardroom.server.journal.Row.ShoeRow;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A shoe is committed to before the deal, and opens only with the room's key.
class SealedShoeTest {
  private static final RoomKey KEY = RoomKey.parse("0f".repeat(32));

  private final SealedShoe shoes = new SealedShoe(KEY, Entropy.ofTheSystem());

  @Test
  void a_shoe_opens_to_the_order_it_was_sealed_in() {
    var shoe = shoes.shuffle(7, 1, Shoe.of(8));
    assertThat(shoes.open(shoe.row())).isEqualTo(shoe.order());
    assertThat(shoes.prove(shoe.row())).isEqualTo(shoe.order());
    assertThat(CardCounts.of(shoe.order())).isEqualTo(CardCounts.of(8));
    assertThat(shoe.row().cut()).isEmpty();
  }

  @Test
  void eight_decks_are_shuffled_with_more_bits_than_name_their_orders() {
    var bits = new EntropyBits(Entropy.ofTheSystem());
    Shuffle.of(Shoe.of(8), bits);
    assertThat(bits.used()).isGreaterThanOrEqualTo(2_304);
  }

  @Test
  void another_key_another_table_or_another_root_does_not_open_it() {
    var row = shoes.shuffle(7, 1, Shoe.of(1)).row();
    var thief = new SealedShoe(RoomKey.parse("1e".repeat(32)), Entropy.ofTheSystem());
    assertThatThrownBy(() -> thief.open(row)).hasMessageContaining("does not open");
    var moved = new ShoeRow(8, 1, row.root(), row.sealed(), "");
    assertThatThrownBy(() -> shoes.open(moved)).hasMessageContaining("does not open");
    var swapped = new ShoeRow(7, 1, "0".repeat(64), row.sealed(), "");
    assertThatThrownBy(() -> shoes.open(swapped)).hasMessageContaining("does not open");
  }

  @Test
  void a_card_is_written_by_its_place_until_it_is_turned() {
    var slots = new ShoeSlots(List.of(), shoes::open);
    slots.begin(shoes.shuffle(7, slots.ordinalNext(), Shoe.of(1)));
    var hidden = slots.deal();
    assertThat(slots.down(hidden)).isEqualTo("1:0");
    slots.dealt();
    var shown = slots.deal();
    assertThat(slots.up(shown)).isEqualTo(shown + "@1:1");
    slots.dealt();
    assertThat(slots.up(hidden)).isEqualTo(hidden + "@1:0");
    assertThat(slots.read("1:0")).isEqualTo(hidden);
    assertThat(slots.next()).isEqualTo(2);
  }

  @Test
  void a_table_that_shuffles_all_week_remembers_only_the_shoes_on_it() {
    var slots = new ShoeSlots(List.of(), shoes::open);
    slots.begin(shoes.shuffle(7, slots.ordinalNext(), Shoe.of(1)));
    var hidden = slots.deal();
    slots.down(hidden);
    slots.dealt();
    for (int i = 0; i < 100; i++) {
      slots.begin(shoes.shuffle(7, slots.ordinalNext(), Shoe.of(1)));
    }
    assertThat(slots.ordinalNext()).isEqualTo(102);
    assertThat(slots.remembered()).as("the newest, and the one whose card lies there").isEqualTo(2);
    assertThat(slots.up(hidden)).isEqualTo(hidden + "@1:0");
    slots.cleared();
    slots.begin(shoes.shuffle(7, slots.ordinalNext(), Shoe.of(1)));
    assertThat(slots.remembered()).isEqualTo(1);
  }

  @Test
  void the_key_is_for_its_owner_alone(@TempDir Path folder) throws Exception {
    var file = folder.resolve("room.key");
    RoomKey.create(file, Entropy.ofTheSystem());
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    assertThat(RoomKey.in(file)).isNotNull();
  }
}
