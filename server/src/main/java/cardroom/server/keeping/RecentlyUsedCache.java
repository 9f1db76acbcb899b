package cardroom.server.keeping;

import java.util.AbstractMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A cache of limited size; the least recently used entry is dropped.
public final class RecentlyUsedCache<K, V> extends AbstractMap<K, V> {
  private final Map<K, V> kept;

  public RecentlyUsedCache(int most) {
    this.kept =
        new LinkedHashMap<>(16, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > most;
          }
        };
  }

  @Override
  public synchronized @Nullable V get(@Nullable Object key) {
    return kept.get(key);
  }

  @Override
  public synchronized @Nullable V put(K key, V value) {
    return kept.put(key, value);
  }

  @Override
  public synchronized @Nullable V putIfAbsent(K key, V value) {
    return kept.putIfAbsent(key, value);
  }

  @Override
  public synchronized @Nullable V remove(@Nullable Object key) {
    return kept.remove(key);
  }

  @Override
  public synchronized int size() {
    return kept.size();
  }

  @Override
  public synchronized Set<Map.Entry<K, V>> entrySet() {
    return Map.copyOf(kept).entrySet();
  }
}
