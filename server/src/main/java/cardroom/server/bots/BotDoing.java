package cardroom.server.bots;

/// What a bot is about, one thing at a time: who has spoken hears the answer before they think
/// again.
enum BotDoing {
  NOTHING,
  THINKING,
  SPEAKING
}
