# Sourced by ./cardroom: what a command needs to be fast. Kept to what bash 3.2 (macOS) knows.

# True for opening the room, which has a class cache of its own.
opens_the_room() {
  case ${1-} in
    -h | --help | -V | --version) return 1 ;;
    '' | open | -*) return 0 ;;
    *) return 1 ;;
  esac
}

# True for commands whose work is always small: the second compiler would take longer than
# the answer. Everything that an option, a range of hands or a long file can make slow uses both compilers.
is_small() {
  local word card='[2-9TJQKA][cdhs]'
  local hand=$card$card
  case ${1-} in
    -h | --help | -V | --version | house) return 0 ;;
    equity) [[ "$*" == "equity texas-holdem "$hand" "$hand ]] ;;
    analyze)
      for word in "${@:2}"; do
        case $word in
          --house | --house=* | --decks | --decks=* | --removed | --removed=* | --json) ;;
          --option | --option=* | --houses | --houses=* | -h | --help) ;;
          -*) return 1 ;;
        esac
      done
      ;;
    *) return 1 ;;
  esac
}
