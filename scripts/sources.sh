# Sourced by ./cardroom: computes a fingerprint of the sources, which says which build is the right one.
# The caller has set `root` to the checkout and JAVA_HOME to the JDK. Kept to what bash 3.2 (macOS) knows.

# A change counts as fresh for this long: the clock of a disk that ticks in seconds could hide the next one.
minutes_fresh=2

# Lists everything with `find`: sources, sheets, build files and the JDK; tests are not part of it.
find_parts() {
  (
    cd "$root"
    shopt -s nullglob
    find -H cardroom pom.xml */pom.xml scripts */sheets */src "$JAVA_HOME/release" \
      -path '*/src/test' -prune -o "$@"
  )
}

# One number for their contents and their paths, which the class cache depends on.
fingerprint() {
  {
    find_parts -type f -exec cksum {} + | LC_ALL=C sort
    printf '%s\n' "$root" "$JAVA_HOME"
  } | cksum | tr -c '0-9\n' '-'
}

# The names of all files, with the release text of the JDK; its home may be a link that now points elsewhere.
named_parts() {
  (
    cd "$root"
    shopt -s nullglob
    printf '%s\n' "$root" "$JAVA_HOME" "$(<"$JAVA_HOME/release")" */pom.xml */sheets */src
  )
}

# Sets `number` to the fingerprint. Reading everything takes longer than some answers, so the last number is
# kept and stays valid as long as nothing was touched since: a file that is written, made, moved or removed has a
# later time of change, itself or in its folder, even where it keeps an old date.
find_number() {
  local kept=$root/target/sources names was line_end=$'\n'
  names=$(named_parts)
  if [ -r "$kept" ] && was=$(<"$kept") && [ "${was#*"$line_end"}" = "$names" ] &&
    [ -z "$(find_parts -cnewer "$kept" -print 2>&1)" ]; then
    number=${was%%"$line_end"*}
    return
  fi
  local begun=$kept.$$
  { mkdir -p "$root/target" && : >"$begun"; } 2>/dev/null || begun=
  number=$(fingerprint)
  if [ -n "$begun" ]; then
    keep_number
  fi
}

# Not while a change is still fresh.
keep_number() {
  if [ -z "$(find_parts -cmin "-$minutes_fresh" -print 2>&1)" ]; then
    printf '%s\n' "$number" "$names" >"$begun.new"
    touch -r "$begun" "$begun.new"
    mv -f "$begun.new" "$kept"
  fi
  rm -f "$begun"
}
