package cardroom.server.bots;

/// What a bot is doing, one thing at a time: after acting it waits for the answer before it thinks
/// again.
enum BotActivity {
  NOTHING,
  THINKING,
  SPEAKING
}
