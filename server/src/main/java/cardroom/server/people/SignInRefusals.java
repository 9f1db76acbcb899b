package cardroom.server.people;

import cardroom.games.table.RoomRule;
import cardroom.server.table.Answer;

/// The refusals for people who are not let in. None of them reveals whether a name has an account,
/// except to its owner.
final class SignInRefusals {
  private SignInRefusals() {}

  static Answer.Refused weak(String sentence) {
    return Answer.refuse(RoomRule.FORM, sentence, "Three or four unrelated words do well");
  }

  static Answer.Refused hasAccount(String name) {
    return Answer.refuse(RoomRule.NAME, name + " has an account already", "Sign in instead");
  }

  static Answer.Refused notTogether() {
    return Answer.refuse(
        RoomRule.SIGNIN,
        "That name and password do not match",
        "Try again, or use a recovery code");
  }

  static Answer.Refused notYours() {
    return Answer.refuse(RoomRule.SIGNIN, "That is not your password", "Try again");
  }

  static Answer.Refused wrongRecoveryCode() {
    return Answer.refuse(
        RoomRule.SIGNIN,
        "That name and code do not match, or the code has already been used",
        "Try another of your codes");
  }
}
