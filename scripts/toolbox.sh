# Shared by ./cardroom and ./check: finds JDK 25 and Maven, and lets one build run at a time.
# Sourced, never run; the caller has set `root` to the checkout. Kept to what bash 3.2 (macOS) knows.

# Prints one sentence and exits with status 2: something is wrong with the machine or the command line.
refuse() {
  printf '%s\n' "$*" >&2
  exit 2
}

# Every place where a JDK may be, best first.
jdk_candidates() {
  printf '%s\n' "${JAVA_HOME:-}"
  if [ -x /usr/libexec/java_home ]; then
    /usr/libexec/java_home -v 25 2>/dev/null || true
  fi
  local place on_path
  for place in /usr/lib/jvm/* /usr/java/* /opt/* /opt/java/* /opt/homebrew/opt/openjdk@25 \
    /usr/local/opt/openjdk@25 /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/*; do
    printf '%s\n' "$place"
  done
  if on_path=$(command -v java); then
    on_path=$(resolve "$on_path")
    printf '%s\n' "${on_path%/bin/java}"
  fi
}

# Follows symbolic links to the file itself.
resolve() {
  local file=$1 folder
  while [ -L "$file" ]; do
    folder=$(CDPATH='' cd -P "$(dirname "$file")" && pwd)
    file=$(readlink "$file")
    case $file in /*) ;; *) file=$folder/$file ;; esac
  done
  printf '%s\n' "$file"
}

# True for the home of a complete JDK 25; reads its `release` file, which is faster than starting it.
is_jdk_25() {
  local line
  if [ -x "$1/bin/javac" ] && [ -r "$1/release" ]; then
    while IFS= read -r line; do
      case $line in
        'JAVA_VERSION="25"'* | 'JAVA_VERSION="25'[.+-]*) return 0 ;;
      esac
    done <"$1/release"
  fi
  return 1
}

# Sets and exports JAVA_HOME.
find_jdk() {
  local home
  while IFS= read -r home; do
    if [ -n "$home" ] && is_jdk_25 "$home"; then
      export JAVA_HOME=$home
      return
    fi
  done <<EOF
$(jdk_candidates)
EOF
  refuse "Cardroom needs a JDK 25 and found none: install one (for example Eclipse Temurin 25 from" \
    "https://adoptium.net) or set JAVA_HOME to the one you have."
}

find_maven() {
  command -v mvn >/dev/null ||
    refuse "Cardroom is built with Apache Maven 3.8 or newer and found no 'mvn' on the PATH: install the" \
      "package 'maven' of your system."
}

# Maven without progress noise, with room for the compiler to begin with, which would otherwise collect garbage hundreds
# of times; the last option keeps its own libraries from warning about Unsafe. The first lets all modules share the
# compiler's plugins; it is relative because Maven's script splits options at spaces.
maven() {
  (
    cd "$root"
    share_compiler_plugins
    MAVEN_OPTS="-Xbootclasspath/a:target/compiler -Xmn384m -XX:MetaspaceSize=256m -XX:ReservedCodeCacheSize=256m ${MAVEN_OPTS:-} -XX:+UseSerialGC --sun-misc-unsafe-memory-access=allow" \
      mvn -B -ntp -Dstyle.color=never -f "$root/pom.xml" "$@"
  )
}

# Compiles what loads the compiler's plugins once for all modules; without it they are loaded for each.
share_compiler_plugins() {
  local source=scripts/compiler/SharedProcessorLoader.java class=target/compiler/SharedProcessorLoader.class
  if [ ! "$class" -nt "$source" ]; then
    "$JAVA_HOME/bin/javac" -J-XX:TieredStopAtLevel=1 -d target/compiler "$source"
  fi
}

# One build at a time in a checkout. A link is made in one step and names its owner, so a lock whose
# owner has died is recognised as stale.
lock_building() {
  local lock=$root/target/building.lock owner waited=
  mkdir -p "$root/target"
  until ln -s "$$" "$lock" 2>/dev/null; do
    owner=$(readlink "$lock") || continue
    if ! kill -0 "$owner" 2>/dev/null; then
      rm -f "$lock"
      continue
    fi
    [ -n "$waited" ] || echo "Waiting for another build of this checkout (process $owner)." >&2
    waited=yes
    sleep 0.2
  done
  trap unlock_building EXIT
}

unlock_building() {
  rm -f "$root/target/building.lock"
  trap - EXIT
}
