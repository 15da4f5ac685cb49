"""What a card does, as a sentence made from its effects, in English, Polish and Ukrainian.

Every language is a table of forms and phrases; the same code fills them. Gains are written "+2 feet", so that nouns
stand in the nominative with their number.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kostka.core.errors import KostkaError
from kostka.games.cubitos.cards import WRITTEN, X_AGAIN, Card, Effect, Effects
from kostka.games.cubitos.compiled import state as s

Forms = tuple[str, str, str]  # one, a few, many


@dataclass(frozen=True)
class Language:
    """Forms of nouns and colours, and phrases with their gaps in braces."""

    plural: Callable[[int], int]  # which of the forms a number takes
    nouns: Mapping[str, Forms]
    # Colours with one die, with dice, and with dice after "of" or "on".
    colours: Mapping[str, tuple[str, str, str]]
    zones: Mapping[str, str]
    joined: tuple[str, str]  # "and", "or" with their spaces
    timings: Mapping[str, str]
    phrases: Mapping[str, str]


def english_plural(n: int) -> int:
    return 0 if n == 1 else 2


def polish_plural(n: int) -> int:
    if n == 1:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def ukrainian_plural(n: int) -> int:
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


PLAIN_COLOURS = ("gray", *(die for die in s.DICE if die != "start"))

ENGLISH = Language(
    plural=english_plural,
    nouns={
        "money": ("money", "money", "money"),
        "feet": ("foot", "feet", "feet"),
        "water feet": ("water foot", "water feet", "water feet"),
        "credits": ("credit", "credits", "credits"),
        "fan": ("fan", "fans", "fans"),
        "die": ("die", "dice", "dice"),
        "other die": ("other die", "other dice", "other dice"),
        "active die": ("active die", "active dice", "active dice"),
        "space": ("space", "spaces", "spaces"),
        "every": ("every", "every", "every"),
        "them": ("it", "them", "them"),
    },
    colours={colour: (colour, colour, colour) for colour in PLAIN_COLOURS},
    zones={"draw": "Draw", "roll": "Roll", "active": "Active", "discard": "Discard"},
    joined=(" and ", " or "),
    timings={
        "now": "Now",
        "active": "Any time",
        "push": "On a push",
        "pushed": "After a push without a bust",
        "would_bust": "Before a bust",
        "bust": "On a bust",
        "run": "Run",
        "after_move": "After moving",
        "most": "Most swords",
        "most, ties": "Most swords (the start player die breaks ties)",
        "every": "Everybody with swords",
        "power": "power face, also",
    },
    phrases={
        "gain": "+{n} {noun}",
        "equal": "{nouns} equal to {what}",
        "half": "{nouns} equal to half of {what}, rounded down",
        "fans": "your fans",
        "lines": "the red lines ahead",
        "half fans": "your fans",
        "half lines": "the red lines ahead",
        "each die": "{gain} for each active {dice} die",
        "each few": "{gain} for {every} {m} {noun}",
        "each colour": "{gain} for each colour among your active dice",
        "each rival": "{gain} for each player with fewer swords",
        "repeat": "take the money and feet on your active {dice} dice once more",
        "fan": "+{n} {noun}",
        "fan without hand": "+{n} {noun}, without a hand token",
        "add": "add {n} {noun} to the roll",
        "lose this": "lose this die",
        "must lose this": "lose this die (not optional)",
        "lose": "lose {n} {noun} {zones}",
        "may lose": "you may lose {n} {noun} {zones}",
        "must lose": "lose {n} {noun} {zones} (not optional)",
        "from": "from {zones}",
        "from any": "from any zone",
        "gain die": "gain 1 die{cap}",
        "may gain die": "you may gain 1 die{cap}",
        "gain this die": "gain 1 {dice} die{cap}",
        "may gain this die": "you may gain 1 {dice} die{cap}",
        "cap": " costing at most {n}",
        "cap fans": " costing no more than your fans",
        "borrow": "take 1 die{but} from a tray into Active, showing any face; it goes back at the end of the round",
        "set": "put 1 die from Roll into Active, showing any face",
        "back this": "you may first move this die from Active to Roll",
        "back": "then move {n} {noun} from Active to Roll",
        "safe": "your next push cannot bust",
        "save": "you do not bust",
        "keep": "your {dice} dice stay in Active",
        "roll all": "roll all your dice {zones}",
        "roll all these": "roll all your {dice} dice {zones}",
        "roll exactly": "choose {n} {noun}{but}{different} {zones} and roll {them}",
        "roll any": "roll any of your {dice} dice{different} {zones}",
        "roll up to": "roll up to {n} {noun}{but}{different} {zones}",
        "different": " of different colours",
        "once more": "then once more",
        "but": " (except {dice} ones)",
        "saves": "{roll}; with a hit you do not bust",
        "step": "move your runner {n} {noun}",
        "again": "you must push once more",
        "free": "in your next draw {dice} dice do not count",
        "any": "in your next draw take any of your dice",
        "give": "you may give 1 of your dice to a player with the fewest swords",
        "reward": "take the reward of another space, at most {n} {noun} away",
        "if active": "if you have an active {dice} die: {then}",
        "if all active": "if you have active {dice} dice: {then}",
        "if lost": "if you have lost a die in this round: {then}",
        "if credited": "if you have gained a credit in this round: {then}",
        "may": "optionally {then}",
        "choose": "choose: {options}",
        "or": ", or ",
        "rivals": "for each player with fewer swords: {then}",
        "together": "{n} dice together",
        "price": "{dice} die, costs {n}",
    },
)

POLISH = Language(
    plural=polish_plural,
    nouns={
        "money": ("moneta", "monety", "monet"),
        "feet": ("stopa", "stopy", "stóp"),
        "water feet": ("wodna stopa", "wodne stopy", "wodnych stóp"),
        "credits": ("żeton waluty", "żetony waluty", "żetonów waluty"),
        "fan": ("fan", "fanów", "fanów"),
        "die": ("kość", "kości", "kości"),
        "other die": ("inną kość", "inne kości", "innych kości"),
        "active die": ("aktywną kość", "aktywne kości", "aktywnych kości"),
        "space": ("pole", "pola", "pól"),
        "every": ("każdą", "każde", "każde"),
        "them": ("nią", "nimi", "nimi"),
    },
    colours={
        "gray": ("szarą", "szare", "szarych"),
        "light gray": ("jasnoszarą", "jasnoszare", "jasnoszarych"),
        "dark gray": ("ciemnoszarą", "ciemnoszare", "ciemnoszarych"),
        "white": ("białą", "białe", "białych"),
        "brown": ("brązową", "brązowe", "brązowych"),
        "red": ("czerwoną", "czerwone", "czerwonych"),
        "green": ("zieloną", "zielone", "zielonych"),
        "orange": ("pomarańczową", "pomarańczowe", "pomarańczowych"),
        "purple": ("fioletową", "fioletowe", "fioletowych"),
        "yellow": ("żółtą", "żółte", "żółtych"),
        "blue": ("niebieską", "niebieskie", "niebieskich"),
    },
    zones={
        "draw": "Strefy Dobierania",
        "roll": "Strefy Rzutu",
        "active": "Strefy Aktywnej",
        "discard": "Strefy Odrzucania",
    },
    joined=(" i ", " lub "),
    timings={
        "now": "Natychmiast",
        "active": "W dowolnej chwili",
        "push": "Gdy kusisz los",
        "pushed": "Po kuszeniu losu bez porażki",
        "would_bust": "Przed porażką",
        "bust": "Przy porażce",
        "run": "Bieg",
        "after_move": "Po ruchu",
        "most": "Najwięcej mieczy",
        "most, ties": "Najwięcej mieczy (remisy rozstrzyga kość pierwszego gracza)",
        "every": "Każdy, kto ma miecze",
        "power": "ścianka mocy, dodatkowo",
    },
    phrases={
        "gain": "+{n} {noun}",
        "equal": "{nouns} w liczbie równej {what}",
        "half": "{nouns} w liczbie równej połowie {what}, zaokrąglonej w dół",
        "fans": "liczbie twoich fanów",
        "lines": "liczbie czerwonych linii przed tobą",
        "half fans": "liczby twoich fanów",
        "half lines": "liczby czerwonych linii przed tobą",
        "each die": "{gain} za każdą aktywną {dice} kość",
        "each few": "{gain} za {every} {m} {noun}",
        "each colour": "{gain} za każdy kolor wśród twoich aktywnych kości",
        "each rival": "{gain} za każdego gracza z mniejszą liczbą mieczy",
        "repeat": "weź jeszcze raz monety i stopy z twoich aktywnych {dice} kości",
        "fan": "+{n} {noun}",
        "fan without hand": "+{n} {noun}, bez żetonu doboru",
        "add": "dorzuć {n} {noun} ze Strefy Dobierania",
        "lose this": "strać tę kość",
        "must lose this": "strać tę kość (obowiązkowo)",
        "lose": "strać {n} {noun} {zones}",
        "may lose": "możesz stracić {n} {noun} {zones}",
        "must lose": "strać {n} {noun} {zones} (obowiązkowo)",
        "from": "ze {zones}",
        "from any": "z dowolnej strefy",
        "gain die": "zyskaj 1 kość{cap}",
        "may gain die": "możesz zyskać 1 kość{cap}",
        "gain this die": "zyskaj 1 {dice} kość{cap}",
        "may gain this die": "możesz zyskać 1 {dice} kość{cap}",
        "cap": " o koszcie co najwyżej {n}",
        "cap fans": " o koszcie nie większym niż liczba twoich fanów",
        "borrow": "weź 1 kość{but} z podajnika do Strefy Aktywnej, dowolną ścianką do góry; wraca na koniec rundy",
        "set": "połóż 1 kość ze Strefy Rzutu w Strefie Aktywnej, dowolną ścianką do góry",
        "back this": "możesz najpierw przenieść tę kość ze Strefy Aktywnej do Strefy Rzutu",
        "back": "potem przenieś {n} {noun} ze Strefy Aktywnej do Strefy Rzutu",
        "safe": "następne kuszenie losu nie może skończyć się porażką",
        "save": "nie ponosisz porażki",
        "keep": "twoje {dice} kości zostają w Strefie Aktywnej",
        "roll all": "rzuć wszystkimi kośćmi {zones}",
        "roll all these": "weź wszystkie {dice} kości {zones} i rzuć nimi",
        "roll exactly": "wybierz {n} {noun}{but}{different} {zones} i rzuć {them}",
        "roll any": "wybierz dowolne {dice} kości{different} {zones} i rzuć nimi",
        "roll up to": "wybierz najwyżej {n} {noun}{but}{different} {zones} i rzuć {them}",
        "different": " w różnych kolorach",
        "once more": "potem jeszcze raz",
        "but": " (oprócz {dice})",
        "saves": "{roll}; jeśli trafisz, nie ponosisz porażki",
        "step": "przesuń biegacza o {n} {noun}",
        "again": "musisz jeszcze raz kusić los",
        "free": "przy następnym dobieraniu {dice} kości się nie liczą",
        "any": "przy następnym dobieraniu weź dowolne ze swoich kości",
        "give": "możesz oddać 1 ze swoich kości graczowi z najmniejszą liczbą mieczy",
        "reward": "weź nagrodę z innego pola, oddalonego najwyżej o {n} {noun}",
        "if active": "jeśli masz aktywną {dice} kość: {then}",
        "if all active": "jeśli masz aktywne kości, {dice}: {then}",
        "if lost": "jeśli w tej rundzie ubyła ci kość: {then}",
        "if credited": "jeśli w tej rundzie przybył ci żeton waluty: {then}",
        "may": "opcjonalnie {then}",
        "choose": "wybierz: {options}",
        "or": " albo ",
        "rivals": "za każdego gracza z mniejszą liczbą mieczy: {then}",
        "together": "{n} kości razem",
        "price": "{dice} kość za {n}",
    },
)

UKRAINIAN = Language(
    plural=ukrainian_plural,
    nouns={
        "money": ("монета", "монети", "монет"),
        "feet": ("стопа", "стопи", "стоп"),
        "water feet": ("водна стопа", "водні стопи", "водних стоп"),
        "credits": ("кредит", "кредити", "кредитів"),
        "fan": ("уболівальник", "уболівальники", "уболівальників"),
        "die": ("кубик", "кубики", "кубиків"),
        "other die": ("інший кубик", "інші кубики", "інших кубиків"),
        "active die": ("активний кубик", "активні кубики", "активних кубиків"),
        "space": ("клітинку", "клітинки", "клітинок"),
        "every": ("кожен", "кожні", "кожні"),
        "them": ("його", "їх", "їх"),
    },
    colours={
        "gray": ("сірий", "сірі", "сірих"),
        "light gray": ("світло-сірий", "світло-сірі", "світло-сірих"),
        "dark gray": ("темно-сірий", "темно-сірі", "темно-сірих"),
        "white": ("білий", "білі", "білих"),
        "brown": ("коричневий", "коричневі", "коричневих"),
        "red": ("червоний", "червоні", "червоних"),
        "green": ("зелений", "зелені", "зелених"),
        "orange": ("оранжевий", "оранжеві", "оранжевих"),
        "purple": ("фіолетовий", "фіолетові", "фіолетових"),
        "yellow": ("жовтий", "жовті", "жовтих"),
        "blue": ("синій", "сині", "синіх"),
    },
    zones={"draw": "зони запасу", "roll": "зони кидків", "active": "активної зони", "discard": "зони скиду"},
    joined=(" і ", " або "),
    timings={
        "now": "Негайно",
        "active": "Будь-коли",
        "push": "Коли перевіряєте удачу",
        "pushed": "Після перевірки удачі без невдачі",
        "would_bust": "Перед невдачею",
        "bust": "У разі невдачі",
        "run": "Біг",
        "after_move": "Після руху",
        "most": "Найбільше мечів",
        "most, ties": "Найбільше мечів (нічию вирішує кубик першого гравця)",
        "every": "Кожен, хто має мечі",
        "power": "посилена грань, додатково",
    },
    phrases={
        "gain": "+{n} {noun}",
        "equal": "{nouns} у кількості, рівній {what}",
        "half": "{nouns} у кількості половини {what}, округленої вниз",
        "fans": "числу ваших уболівальників",
        "lines": "числу червоних ліній попереду",
        "half fans": "числа ваших уболівальників",
        "half lines": "числа червоних ліній попереду",
        "each die": "{gain} за кожен активний {dice} кубик",
        "each few": "{gain} за {every} {m} {noun}",
        "each colour": "{gain} за кожен колір серед ваших активних кубиків",
        "each rival": "{gain} за кожного гравця з меншою кількістю мечів",
        "repeat": "візьміть ще раз монети й стопи з ваших активних {dice} кубиків",
        "fan": "+{n} {noun}",
        "fan without hand": "+{n} {noun}, без жетона ліміту кубиків",
        "add": "докиньте {n} {noun} із зони запасу",
        "lose this": "втратьте цей кубик",
        "must lose this": "втратьте цей кубик (обов'язково)",
        "lose": "втратьте {n} {noun} {zones}",
        "may lose": "можете втратити {n} {noun} {zones}",
        "must lose": "втратьте {n} {noun} {zones} (обов'язково)",
        "from": "із {zones}",
        "from any": "з будь-якої зони",
        "gain die": "отримайте 1 кубик{cap}",
        "may gain die": "можете отримати 1 кубик{cap}",
        "gain this die": "отримайте 1 {dice} кубик{cap}",
        "may gain this die": "можете отримати 1 {dice} кубик{cap}",
        "cap": " вартістю не більше ніж {n}",
        "cap fans": " вартістю не більше ніж число ваших уболівальників",
        "borrow": (
            "візьміть 1 кубик{but} із лотка в активну зону будь-якою гранню догори; наприкінці раунду він повертається"
        ),
        "set": "покладіть 1 кубик із зони кидків в активну зону будь-якою гранню догори",
        "back this": "можете спершу перемістити цей кубик з активної зони в зону кидків",
        "back": "потім перемістіть {n} {noun} з активної зони в зону кидків",
        "safe": "наступна перевірка удачі не може завершитися невдачею",
        "save": "ви не зазнаєте невдачі",
        "keep": "ваші {dice} кубики лишаються в активній зоні",
        "roll all": "киньте всі кубики {zones}",
        "roll all these": "киньте всі {dice} кубики {zones}",
        "roll exactly": "виберіть {n} {noun}{but}{different} {zones} і киньте {them}",
        "roll any": "виберіть будь-які {dice} кубики{different} {zones} і киньте їх",
        "roll up to": "виберіть не більше ніж {n} {noun}{but}{different} {zones} і киньте {them}",
        "different": " різних кольорів",
        "once more": "потім ще раз",
        "but": " (крім {dice})",
        "saves": "{roll}; якщо є успіх, ви не зазнаєте невдачі",
        "step": "перемістіть бігуна на {n} {noun}",
        "again": "ви мусите ще раз перевірити удачу",
        "free": "коли наступного разу братимете кубики, {dice} кубики не рахуються",
        "any": "коли наступного разу братимете кубики, візьміть будь-які свої",
        "give": "можете віддати 1 свій кубик гравцеві з найменшою кількістю мечів",
        "reward": "візьміть винагороду з іншої клітинки, не далі ніж за {n} {noun}",
        "if active": "якщо маєте активний {dice} кубик: {then}",
        "if all active": "якщо маєте активні кубики, {dice}: {then}",
        "if lost": "якщо в цьому раунді ви втратили кубик: {then}",
        "if credited": "якщо в цьому раунді ви отримали кредит: {then}",
        "may": "за бажанням {then}",
        "choose": "виберіть: {options}",
        "or": " або ",
        "rivals": "за кожного гравця з меншою кількістю мечів: {then}",
        "together": "{n} кубики разом",
        "price": "{dice} кубик за {n}",
    },
)

LANGUAGES = {"en": ENGLISH, "pl": POLISH, "uk": UKRAINIAN}
ONE, SOME, OF_SOME = range(3)  # forms of colours
AND, OR = range(2)


def language_of(lang: str) -> Language:
    if lang not in LANGUAGES:
        raise KostkaError(f"Cards are described in {', '.join(LANGUAGES)}, not in {lang!r}.")
    return LANGUAGES[lang]


def describe_price(card: Card, lang: str = "en") -> str:
    """The die of a card and what it costs."""
    language = language_of(lang)
    return language.phrases["price"].format(dice=language.colours[card.colour][ONE], n=card.cost)


def describe_card(card: Card, lang: str = "en") -> str:
    """The rules sentences of a card."""
    language = language_of(lang)
    parts = []
    for timing in (*WRITTEN, "compare"):
        if timing in card.effects:
            parts.append(f"{timing_words(card, timing, language)}: {clauses(card.effects[timing], language)}.")
        if timing in card.power:
            when, also = language.timings[timing], language.timings["power"]
            parts.append(f"{when}, {also}: {clauses(card.power[timing], language)}.")
    return " ".join(parts)


def timing_words(card: Card, timing: str, language: Language) -> str:
    if timing == "compare":
        return language.timings["every" if card.who != s.BY_MOST else "most, ties" if card.ties else "most"]
    if timing == "active" and card.symbols > 1:
        return f"{language.timings[timing]}, {language.phrases['together'].format(n=card.symbols)}"
    return language.timings[timing]


def clauses(effects: Effects, language: Language) -> str:
    parts = []
    for i, effect in enumerate(effects):
        if i and effect == effects[i - 1]:
            parts.append(language.phrases["once more"])
        elif effect.op == s.X_LOSE and any(before.op == s.X_LOSE_THIS for before in effects[:i]):
            parts.append(lose_clause(effect, language, "other die"))
        else:
            parts.append(clause(effect, language))
    return "; ".join(parts)


def noun(language: Language, name: str, n: int) -> str:
    return language.nouns[name][language.plural(n)]


def dice_words(mask: int, language: Language, form: int, join: int = AND) -> str:
    """Colours in words; both grays together are just gray."""
    names = [die for kind, die in enumerate(s.DICE) if mask >> kind & 1 and not s.GRAYS >> kind & 1 and die != "start"]
    if mask & s.GRAYS == s.GRAYS:
        names.append("gray")
    elif mask & s.GRAYS:
        names.append(s.DICE[(mask & s.GRAYS) - 1])
    words = [language.colours[name][form] for name in names]
    return language.joined[join].join(filter(None, (", ".join(words[:-1]), words[-1])))


def zone_words(zones: int, language: Language) -> str:
    names = [language.zones[zone] for z, zone in enumerate(s.ZONES) if zones >> z & 1]
    if len(names) == len(s.ZONES):
        return language.phrases["from any"]
    return language.phrases["from"].format(zones=language.joined[AND].join(names))


def clause(effect: Effect, language: Language) -> str:
    """One effect in words."""
    say = language.phrases
    match effect.op:
        case x if x == s.X_GAIN:
            return gain_clause(effect, language)
        case x if x in (s.X_ADD, s.X_LOSE, s.X_LOSE_THIS, s.X_GAIN_DIE):
            return dice_clause(effect, language)
        case x if x in (s.X_ROLL, s.X_ROLL_ALL):
            return roll_clause(effect, language)
        case x if x in (s.X_IF, s.X_CHOOSE, s.X_RIVALS):
            return frame_clause(effect, language)
        case x if x == s.X_REPEAT:
            return say["repeat"].format(dice=dice_words(effect.mask, language, OF_SOME))
        case x if x == s.X_FAN:
            return say["fan" if effect.b else "fan without hand"].format(
                n=effect.a, noun=noun(language, "fan", effect.a)
            )
        case x if x == s.X_BORROW:
            return say["borrow"].format(but=but_words(effect.mask, language))
        case x if x in (s.X_KEEP, s.X_FREE):
            return say["keep" if x == s.X_KEEP else "free"].format(dice=dice_words(effect.mask, language, SOME))
        case x if x in (s.X_STEP, s.X_REWARD):
            return say["step" if x == s.X_STEP else "reward"].format(n=effect.a, noun=noun(language, "space", effect.a))
        case x if x == s.X_BACK:
            return say["back"].format(n=effect.a, noun=noun(language, "other die", effect.a))
    return say[PLAIN[effect.op]]


PLAIN = {
    s.X_SET: "set",
    s.X_BACK_THIS: "back this",
    s.X_SAFE: "safe",
    s.X_SAVE: "save",
    X_AGAIN: "again",
    s.X_ANY: "any",
    s.X_GIVE: "give",
}


def gain_clause(effect: Effect, language: Language) -> str:
    say, name, n = language.phrases, s.RESOURCES[effect.a], effect.c
    gain = say["gain"].format(n=n, noun=noun(language, name, n))
    if effect.b == s.M_ONE:
        return gain
    if effect.b in (s.M_FANS, s.M_LINES):
        half = "half " if effect.d == 2 else ""
        what = say[half + ("fans" if effect.b == s.M_FANS else "lines")]
        return say["half" if half else "equal"].format(nouns=language.nouns[name][1], what=what)
    if effect.b == s.M_ACTIVE and effect.d > 1:
        every, dice = noun(language, "every", effect.d), noun(language, "active die", effect.d)
        return say["each few"].format(gain=gain, m=effect.d, every=every, noun=dice)
    if effect.b == s.M_ACTIVE:
        return say["each die"].format(gain=gain, dice=dice_words(effect.mask, language, ONE, OR))
    return say["each colour" if effect.b == s.M_COLOURS else "each rival"].format(gain=gain)


def dice_clause(effect: Effect, language: Language) -> str:
    say, n = language.phrases, effect.a
    must = "must " if effect.must else ""
    if effect.op == s.X_ADD:
        return say["add"].format(n=n, noun=noun(language, "die", n))
    if effect.op == s.X_LOSE_THIS:
        return say[f"{must}lose this"]
    if effect.op == s.X_LOSE:
        return lose_clause(effect, language, "die")
    caps = {s.CAP_COST: say["cap"].format(n=effect.b), s.CAP_FANS: say["cap fans"]}
    named = "this " if effect.mask != s.COMMON else ""
    dice = dice_words(effect.mask, language, ONE, OR) if named else ""
    return say[f"{'may ' if effect.c else ''}gain {named}die"].format(dice=dice, cap=caps.get(effect.a, ""))


def lose_clause(effect: Effect, language: Language, name: str) -> str:
    phrase = language.phrases["may lose" if effect.c else "must lose" if effect.must else "lose"]
    return phrase.format(n=effect.a, noun=noun(language, name, effect.a), zones=zone_words(effect.b, language))


def but_words(mask: int, language: Language) -> str:
    missing = s.COMMON & ~mask
    return language.phrases["but"].format(dice=dice_words(missing, language, OF_SOME)) if missing else ""


def roll_clause(effect: Effect, language: Language) -> str:
    say, zones, n = language.phrases, zone_words(effect.b, language), effect.a
    if effect.op == s.X_ROLL_ALL:
        if effect.mask == s.ALL_KINDS:
            return say["roll all"].format(zones=zones)
        return say["roll all these"].format(dice=dice_words(effect.mask, language, SOME), zones=zones)
    different = say["different"] if effect.c else ""
    if n == s.ANY_NUMBER:
        dice = dice_words(effect.mask, language, SOME) if s.COMMON & ~effect.mask else ""
        text = " ".join(say["roll any"].format(dice=dice, different=different, zones=zones).split())
    else:
        text = say["roll exactly" if effect.d & s.EXACTLY else "roll up to"].format(
            n=n,
            noun=noun(language, "die", n),
            them=noun(language, "them", n),
            but=but_words(effect.mask, language),
            different=different,
            zones=zones,
        )
    return say["saves"].format(roll=text) if effect.d & s.SAVES else text


def frame_clause(effect: Effect, language: Language) -> str:
    say = language.phrases
    inner = [language.joined[AND].join(clause(one, language) for one in body) for body in effect.body]
    if effect.op == s.X_RIVALS:
        return say["rivals"].format(then=inner[0])
    if effect.op == s.X_CHOOSE:
        if len(inner) == 1:
            return say["may"].format(then=inner[0])
        return say["choose"].format(options=say["or"].join(inner))
    if effect.a != s.C_ACTIVE:
        return say["if lost" if effect.a == s.C_LOST else "if credited"].format(then=inner[0])
    several = (effect.mask & ~s.GRAYS).bit_count() + bool(effect.mask & s.GRAYS) > 1
    dice = dice_words(effect.mask, language, ONE)
    return say["if all active" if several else "if active"].format(dice=dice, then=inner[0])
