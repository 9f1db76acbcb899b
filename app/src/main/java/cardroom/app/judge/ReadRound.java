package cardroom.app.judge;

/// A round that was read from a file and can be played.
interface ReadRound {

  String file();

  JudgedRound play();
}
