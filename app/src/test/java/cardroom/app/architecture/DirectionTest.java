package cardroom.app.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import cardroom.server.checkpoint.Checkpoint;
import cardroom.server.guests.LookalikeNames;
import cardroom.server.journal.Row;
import org.junit.jupiter.api.Test;

/// Which module may depend on which.
final class DirectionTest {

  @Test
  void dependencies_point_at_the_rules() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .withOptionalLayers(true)
        .layer("cards")
        .definedBy("cardroom.cards..")
        .layer("games")
        .definedBy("cardroom.games..")
        .layer("notation")
        .definedBy("cardroom.notation..")
        .layer("houses")
        .definedBy("cardroom.houses..")
        .layer("analysis")
        .definedBy("cardroom.analysis..")
        .layer("bots")
        .definedBy("cardroom.bots..")
        .layer("server")
        .definedBy("cardroom.server..")
        .layer("doors")
        .definedBy(
            "cardroom.app..", "cardroom.measure..", "cardroom.pocket..", "cardroom.proving..")
        .whereLayer("doors")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("server")
        .mayOnlyBeAccessedByLayers("doors")
        .whereLayer("bots")
        .mayOnlyBeAccessedByLayers("server", "doors")
        .whereLayer("analysis")
        .mayOnlyBeAccessedByLayers("bots", "server", "doors")
        .whereLayer("houses")
        .mayOnlyBeAccessedByLayers("analysis", "bots", "server", "doors")
        .whereLayer("notation")
        .mayOnlyBeAccessedByLayers("houses", "server", "doors")
        .whereLayer("games")
        .mayOnlyBeAccessedByLayers("notation", "houses", "analysis", "bots", "server", "doors")
        .check(ProductClasses.CLASSES);
  }

  @Test
  void packages_of_one_module_do_not_depend_on_each_other_in_a_circle() {
    slices().matching("cardroom.(*).(*)..").should().beFreeOfCycles().check(ProductClasses.CLASSES);
  }

  @Test
  void a_bot_sees_a_view_and_choices_and_nothing_else_of_a_table() {
    noClasses()
        .that()
        .resideInAPackage("cardroom.bots..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("cardroom.games..")
                .and(
                    not(
                        resideInAnyPackage(
                            "cardroom.games.table",
                            "cardroom.games.money",
                            // The description of a game, as printed in the rule book; it knows no
                            // card of a hand.
                            "cardroom.games.poker.variant")))
                .and(not(equivalentTo(cardroom.games.pure215.Sheet.class)))
                .and(not(equivalentTo(cardroom.games.threecard.Sheet.class))))
        .because("a state knows the cards that a person at that seat does not")
        .check(ProductClasses.CLASSES);
  }

  @Test
  void the_checker_shares_only_games_and_codecs_with_the_room() {
    noClasses()
        .that()
        .resideInAPackage("cardroom.server.verify..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("cardroom..")
                .and(
                    not(
                        resideInAnyPackage(
                            "cardroom.cards..",
                            "cardroom.games..",
                            "cardroom.server.codec..",
                            "cardroom.server.ledger..",
                            "cardroom.server.catalogue..",
                            "cardroom.server.shoe..",
                            "cardroom.server.verify..")))
                .and(not(equivalentTo(Row.ShoeRow.class)))
                .and(not(equivalentTo(Checkpoint.class)))
                // How a name looks is stored in the records, so the checker must compute it the
                // same way.
                .and(not(equivalentTo(LookalikeNames.class))))
        .because("a fault in the room must not be repeated by the one who looks for it")
        .check(ProductClasses.CLASSES);
  }

  @Test
  void our_json_is_jackson_3() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.fasterxml.jackson.core..", "com.fasterxml.jackson.databind..")
        .because("a library brings Jackson 2 along, and two readers of the same JSON may differ")
        .check(ProductClasses.CLASSES);
  }

  @Test
  void types_are_named_for_things_at_a_card_table() {
    noClasses()
        .should()
        .haveNameMatching(".*(Impl|Manager|Helper|Utils|Util)")
        .because("such a name says nothing about what the type is")
        .check(ProductClasses.CLASSES);
  }
}
