"""What drawn lines say: names, addresses, amounts, dates, numbers, headings and prose in thirteen languages, without end."""

from __future__ import annotations

import random
from collections import defaultdict
from pathlib import Path

WORDS = Path(__file__).parent / "words"
#: Languages and how often a line is in one of them; Chinese lines are asked for apart.
LANGUAGES = {"en": 14, "de": 12, "fr": 12, "es": 7, "it": 6, "pt": 8, "nl": 4, "pl": 12, "cs": 13, "sv": 5, "da": 6, "ms": 4}
#: Letters that only these languages have: every one of them must be seen often, whatever the words.
MARKED = {
    "de": "äöüÄÖÜß", "fr": "àâçéèêëîïôùûÿœæÀÂÇÉÈÊËÎÏÔÙÛŒÆŸ", "es": "áéíóúñüÁÉÍÓÚÑ¿¡ªº", "it": "àèéìòùÀÈÉÌÒÙ",
    "pt": "áâãàçéêíóôõúÁÂÃÀÇÉÊÍÓÔÕÚªº", "nl": "ëïéèöüáó", "pl": "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ",
    "cs": "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ", "sv": "åäöÅÄÖé", "da": "æøåÆØÅé",
}  # fmt: skip
SYMBOLS = {"en": ["£", "$", "£", "₹", "€"], "ms": ["RM", "RM", "$"], "pl": ["zł", "€", "PLN"], "cs": ["Kč", "€", "CZK"], "sv": ["kr", "€", "SEK"], "da": ["kr.", "€", "DKK"]}
EURO = ["€", "€", "€", "EUR"]
SIGNS = "%&/#@*+=()[]<>:;,.!?\"'-_|§$€£₹¥°²³½©®«»„¿¡\\~^{}¢×"


class Words:
    """Words of a language: those of its list, and others made of the same runs of letters."""

    def __init__(self, language: str) -> None:
        self.list = (WORDS / f"{language}.txt").read_text(encoding="utf-8").split()
        self.followers: dict[str, list[str]] = defaultdict(list)
        for word in self.list:
            letters = f"^^{word.lower()}$"
            for at in range(2, len(letters)):
                self.followers[letters[at - 2 : at]].append(letters[at])

    def listed(self, chance: random.Random) -> str:
        return chance.choice(self.list)

    def made(self, chance: random.Random) -> str:
        letters = "^^"
        while len(letters) < 16:
            letter = chance.choice(self.followers[letters[-2:]])
            if letter == "$":
                break
            letters += letter
        word = letters[2:]
        return word if chance.random() < 0.6 else word.capitalize()


class Texts:
    """Endless lines; the same `random.Random` gives the same ones."""

    def __init__(self) -> None:
        self.words = {language: Words(language) for language in LANGUAGES}
        self.chinese = (WORDS / "zh.txt").read_text(encoding="utf-8").split()
        # GB 2312 holds the 3,755 characters in daily use at its rows 16 to 55, and 3,008 more behind them.
        self.usual, self.ideographs = gb2312(16, 55), gb2312(16, 87)

    def latin(self, chance: random.Random) -> str:
        language = chance.choices(list(LANGUAGES), list(LANGUAGES.values()))[0]
        kinds = [self.prose, self.amount_line, self.number_line, self.heading, self.address, self.table, self.mixed, self.spelled]
        text = chance.choices(kinds, [34, 22, 12, 8, 7, 6, 3, 8])[0](chance, language)
        if chance.random() < 0.16:
            text = text.replace("ß", "SS").upper()
        return " ".join(text.split())

    def word(self, chance: random.Random, language: str) -> str:
        words = self.words[language]
        word = words.listed(chance) if chance.random() < 0.6 else words.made(chance)
        marked = MARKED.get(language)
        if marked and chance.random() < 0.35:
            at = chance.randrange(len(word))
            letter = chance.choice(marked)
            if letter in "ªº¿¡":
                return letter + word if letter in "¿¡" else f"{chance.randint(1, 30)}.{letter}"
            return word[:at] + (letter if word.islower() or at == 0 else letter.lower()) + word[at + 1 :]
        return word

    def prose(self, chance: random.Random, language: str) -> str:
        words = [self.word(chance, language) for _ in range(chance.choices(range(1, 9), [5, 8, 8, 7, 6, 5, 4, 3])[0])]
        for at in range(len(words)):
            roll = chance.random()
            if roll < 0.07:
                words[at] += ","
            elif roll < 0.10:
                words[at] += chance.choice(".:;!?")
            elif roll < 0.12:
                words[at] = f"({words[at]})"
            elif roll < 0.135:
                words[at] = {"de": "„{}\"", "fr": "« {} »"}.get(language, '"{}"').format(words[at])
            elif roll < 0.155:
                words[at] += chance.choice(["-", "/", " - ", " & ", " + "]) + self.word(chance, language)
            elif roll < 0.2:
                words[at] = self.figures(chance)
        return " ".join(words)

    def heading(self, chance: random.Random, language: str) -> str:
        text = " ".join(self.word(chance, language) for _ in range(chance.randint(1, 3)))
        return text.replace("ß", "SS").upper() if chance.random() < 0.6 else text

    def figures(self, chance: random.Random) -> str:
        size = chance.choice([1, 1, 2, 2, 3, 4, 5, 6, 8])
        return "".join(chance.choice("0123456789") for _ in range(size))

    def number(self, chance: random.Random, language: str) -> str:
        """A number of an amount as the language writes it."""
        whole = str(int(10 ** chance.uniform(0, 6)))
        point, group = {"en": (".", ","), "ms": (".", ",")}.get(language, (",", chance.choice([".", " ", "", "'"])))
        if chance.random() < 0.7 and len(whole) > 3:
            head = len(whole) % 3 or 3
            whole = group.join([whole[:head], *(whole[at : at + 3] for at in range(head, len(whole), 3))])
        decimals = chance.choices([2, 0, 1, 3], [80, 12, 4, 4])[0]
        return whole + (point + "".join(chance.choice("0123456789") for _ in range(decimals)) if decimals else "")

    def amount(self, chance: random.Random, language: str) -> str:
        symbol = chance.choice(SYMBOLS.get(language, EURO) if chance.random() < 0.75 else ["€", "£", "₹", "¥", "$", "CHF", "USD"])
        number = self.number(chance, language)
        if chance.random() < 0.08:
            number = "-" + number
        before = symbol in "£$₹¥RM" if chance.random() < 0.85 else chance.random() < 0.5
        gap = chance.choice([" ", ""])
        return f"{symbol}{gap}{number}" if before else f"{number}{chance.choice([' ', ' ', ''])}{symbol}"

    def amount_line(self, chance: random.Random, language: str) -> str:
        amount = self.amount(chance, language) if chance.random() < 0.7 else self.number(chance, language)
        roll = chance.random()
        if roll < 0.35:
            return amount
        if roll < 0.75:
            label = " ".join(self.word(chance, language) for _ in range(chance.randint(1, 3)))
            return f"{label}{chance.choice([':', '', ' :', ''])} {amount}"
        if roll < 0.9:
            count = chance.choice([str(chance.randint(1, 60)), self.number(chance, language)])
            return f"{count} {chance.choice(['x', 'X', '×', '@', 'kg x', '*'])} {self.number(chance, language)} {amount}"
        return f"{self.figures(chance)[:2]}{chance.choice(['%', ' %', ',0%', '.00 %'])} {amount} {self.number(chance, language)}"

    def number_line(self, chance: random.Random, language: str) -> str:
        day, month, year = chance.randint(1, 31), chance.randint(1, 12), chance.randint(1985, 2035)
        draws = [
            lambda: f"{day:02}{chance.choice('./-')}{month:02}{chance.choice('./-')}{year}",
            lambda: f"{year}-{month:02}-{day:02}",
            lambda: f"{day}. {self.word(chance, language)} {year}",
            lambda: f"{day:02}/{month:02}/{year % 100:02} {chance.randint(0, 23):02}:{chance.randint(0, 59):02}{chance.choice(['', ':07', ' PM', ' Uhr'])}",
            lambda: iban(chance),
            lambda: f"{chance.choice(['DE', 'FR', 'ATU', 'NL', 'GB', 'PL', 'CZ', 'IT', 'ES B', 'SE', 'DK'])}{chance.randint(10**7, 10**10)}",
            lambda: f"+{chance.randint(1, 99)} {chance.choice(['(0)', ''])}{chance.randint(10, 999)} {chance.randint(100, 99999)}-{chance.randint(0, 99)}",
            lambda: f"{self.word(chance, language)[:12].lower()}@{self.word(chance, 'en')[:9].lower()}.{chance.choice(['com', 'de', 'fr', 'co.uk', 'pl', 'cz'])}",
            lambda: f"www.{self.word(chance, 'en').lower()}.{chance.choice(['com', 'de', 'eu', 'com.my'])}/{self.figures(chance)}",
            lambda: "".join(chance.choice("ABCDEFGHJKLMNPRSTUVWXYZ0123456789-/") for _ in range(chance.randint(4, 16))),
            lambda: f"{self.word(chance, language)} {chance.choice(['Nr.', 'No.', 'N°', 'No', '#', 'nº', 'č.', 'nr'])} {self.figures(chance)}{chance.choice(['', '-', '/'])}{self.figures(chance)}",
            lambda: f"{chance.randint(0, 23)}:{chance.randint(0, 59):02}",
            lambda: self.figures(chance),
        ]  # fmt: skip
        text = chance.choice(draws)()
        if chance.random() < 0.4:
            text = f"{self.word(chance, language)}{chance.choice([':', '.:', ' :', '', ': #'])}{chance.choice([' ', ' ', ' ', ''])}{text}"
        return text

    def address(self, chance: random.Random, language: str) -> str:
        code = {"en": lambda: f"{chance.choice('ABCDEGLMNSW')}{chance.randint(1, 20)} {chance.randint(1, 9)}{chance.choice('ABDEFGHJLN')}{chance.choice('ABDEFGHJLN')}",
                "pl": lambda: f"{chance.randint(0, 99):02}-{chance.randint(0, 999):03}", "cs": lambda: f"{chance.randint(100, 799)} {chance.randint(0, 99):02}"}.get(language, lambda: f"{chance.randint(1000, 99999)}")()  # fmt: skip
        place, street = self.word(chance, language).capitalize(), self.word(chance, language)
        return chance.choice([f"{code} {place}", f"{street} {chance.randint(1, 300)}{chance.choice(['', 'a', '/2'])}", f"{street} {chance.randint(1, 99)}, {code} {place}", f"{place} {street}"])

    def table(self, chance: random.Random, language: str) -> str:
        cells = [self.word(chance, language) if chance.random() < 0.4 else self.number(chance, language) for _ in range(chance.randint(2, 5))]
        return " ".join(cells)

    def mixed(self, chance: random.Random, language: str) -> str:
        return f"{self.prose(chance, language)} {self.prose(chance, chance.choice(list(LANGUAGES)))}"

    def spelled(self, chance: random.Random, language: str) -> str:
        """Letters and signs in no order: nothing but their shapes tells them."""
        marked = MARKED.get(language, "")
        pool = marked * 2 + SIGNS + "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        words = ["".join(chance.choice(pool) for _ in range(chance.randint(1, 7))) for _ in range(chance.randint(1, 4))]
        return " ".join(words)

    def han(self, chance: random.Random) -> str:
        """A Chinese line; Latin letters and amounts stand in some."""
        parts: list[str] = []
        for _ in range(chance.randint(1, 5)):
            roll = chance.random()
            if roll < 0.40:
                parts.append(chance.choice(self.chinese))
            elif roll < 0.72:
                parts.append("".join(chance.choice(self.usual) for _ in range(chance.randint(1, 6))))
            elif roll < 0.85:
                parts.append("".join(chance.choice(self.ideographs) for _ in range(chance.randint(1, 5))))
            elif roll < 0.93:
                parts.append(chance.choice([self.figures(chance), f"¥{self.number(chance, 'en')}", f"{chance.randint(1990, 2030)}年{chance.randint(1, 12)}月{chance.randint(1, 31)}日", self.words["en"].listed(chance)]))  # fmt: skip
            else:
                parts.append(chance.choice(["（", "）", "，", "。", "：", "、", "《", "》", "；", "“", "”", "！", "？"]))
        return "".join(parts)


def iban(chance: random.Random) -> str:
    """An account number with right check digits (ISO 13616), in groups of four or in one."""
    country, size = chance.choice([("DE", 18), ("FR", 23), ("NL", 14), ("ES", 20), ("IT", 23), ("PL", 24), ("CZ", 20), ("DK", 14), ("SE", 20)])
    account = "".join(chance.choice("0123456789") for _ in range(size))
    digits = "".join(str(int(one, 36)) for one in f"{account}{country}00")
    text = f"{country}{98 - int(digits) % 97:02}{account}"
    return text if chance.random() < 0.3 else " ".join(text[at : at + 4] for at in range(0, len(text), 4))


def gb2312(first: int, last: int) -> list[str]:
    """The characters of rows of GB 2312."""
    cells = (bytes((0xA0 + row, 0xA0 + cell)) for row in range(first, last + 1) for cell in range(1, 95))
    return [letter for letter in (one.decode("gb2312", "ignore") for one in cells) if letter]
