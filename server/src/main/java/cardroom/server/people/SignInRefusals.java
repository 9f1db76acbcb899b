package cardroom.server.people;

import cardroom.games.table.RoomRule;
import cardroom.server.table.Answer;

/// What somebody hears who is not let in. None of it tells whether a name has an account, but to
/// its owner.
final class SignInRefusals {
  private SignInRefusals() {}

  static Answer.Refused weak(String sentence) {
    return Answer.refuse(
        RoomRule.FORM, sentence, "Three or four words that do not belong together do");
  }

  static Answer.Refused hasAccount(String name) {
    return Answer.refuse(RoomRule.NAME, name + " has an account already", "Sign in instead");
  }

  static Answer.Refused notTogether() {
    return Answer.refuse(
        RoomRule.SIGNIN,
        "This name and this password do not belong together",
        "Try again, or use a recovery code");
  }

  static Answer.Refused notYours() {
    return Answer.refuse(RoomRule.SIGNIN, "That is not your password", "Try again");
  }

  static Answer.Refused wrongRecoveryCode() {
    return Answer.refuse(
        RoomRule.SIGNIN,
        "This name and this code do not belong together, or the code was used",
        "Try another of your codes");
  }
}
