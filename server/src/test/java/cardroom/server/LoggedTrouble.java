package cardroom.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.slf4j.LoggerFactory;

/// Everything that is written into the log as a warning or an error while it is open.
public final class LoggedTrouble implements AutoCloseable {
  private final Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
  private final ListAppender<ILoggingEvent> heard = new ListAppender<>();

  public LoggedTrouble() {
    heard.setContext(root.getLoggerContext());
    heard.start();
    root.addAppender(heard);
  }

  public List<String> lines() {
    return List.copyOf(heard.list).stream()
        .filter(event -> event.getLevel().isGreaterOrEqual(Level.WARN))
        .map(event -> event.getLoggerName() + ": " + event.getFormattedMessage())
        .toList();
  }

  @Override
  public void close() {
    root.detachAppender(heard);
  }
}
