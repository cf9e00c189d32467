/* How people say numbers and money, for a voice that reads them out (LSN-2). */
import { type Paise, paise as inPaise } from './money'

export type SpokenLanguage = 'en' | 'hi' | 'mr'

interface Words {
  /** 0 to 99. */
  numbers: readonly string[]
  /** 100 alone, and 100 to 900 in front of more. */
  hundred: string
  hundreds: readonly string[]
  thousand: string
  lakh: string
  crore: string
  rupee: { one: string; more: string }
  paisa: { one: string; more: string }
  minus: string
  point: string
  percent: string
  to: string
  per: string
}

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ofTen = (ten: string) => [ten, ...ones.slice(1, 10).map((one) => `${ten}-${one}`)]

const english: Words = {
  numbers: [...ones, ...tens.flatMap(ofTen)],
  hundred: 'one hundred',
  hundreds: ones.slice(1, 10).map((one) => `${one} hundred`),
  thousand: 'thousand',
  lakh: 'lakh',
  crore: 'crore',
  rupee: { one: 'rupee', more: 'rupees' },
  paisa: { one: 'paisa', more: 'paise' },
  minus: 'minus',
  point: 'point',
  percent: 'percent',
  to: 'to',
  per: 'per',
}

// Every number below a hundred has a name of its own. One line for each ten.
const hindiNumbers = `शून्य एक दो तीन चार पाँच छह सात आठ नौ
  दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
  बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
  तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
  चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
  पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
  साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
  सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी
  अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी
  नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`.split(/\s+/)

const hindi: Words = {
  numbers: hindiNumbers,
  hundred: 'एक सौ',
  hundreds: hindiNumbers.slice(1, 10).map((one) => `${one} सौ`),
  thousand: 'हज़ार',
  lakh: 'लाख',
  crore: 'करोड़',
  rupee: { one: 'रुपया', more: 'रुपये' },
  paisa: { one: 'पैसा', more: 'पैसे' },
  minus: 'माइनस',
  point: 'दशमलव',
  percent: 'प्रतिशत',
  to: 'से',
  per: 'प्रति',
}

const marathiNumbers = `शून्य एक दोन तीन चार पाच सहा सात आठ नऊ
  दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस
  वीस एकवीस बावीस तेवीस चोवीस पंचवीस सव्वीस सत्तावीस अठ्ठावीस एकोणतीस
  तीस एकतीस बत्तीस तेहेतीस चौतीस पस्तीस छत्तीस सदतीस अडतीस एकोणचाळीस
  चाळीस एकेचाळीस बेचाळीस त्रेचाळीस चव्वेचाळीस पंचेचाळीस सेहेचाळीस सत्तेचाळीस अठ्ठेचाळीस एकोणपन्नास
  पन्नास एक्कावन्न बावन्न त्रेपन्न चोपन्न पंचावन्न छप्पन्न सत्तावन्न अठ्ठावन्न एकोणसाठ
  साठ एकसष्ट बासष्ट त्रेसष्ट चौसष्ट पासष्ट सहासष्ट सदुसष्ट अडुसष्ट एकोणसत्तर
  सत्तर एकाहत्तर बाहत्तर त्र्याहत्तर चौऱ्याहत्तर पंच्याहत्तर शहात्तर सत्याहत्तर अठ्ठ्याहत्तर एकोणऐंशी
  ऐंशी एक्याऐंशी ब्याऐंशी त्र्याऐंशी चौऱ्याऐंशी पंच्याऐंशी शहाऐंशी सत्त्याऐंशी अठ्ठ्याऐंशी एकोणनव्वद
  नव्वद एक्याण्णव ब्याण्णव त्र्याण्णव चौऱ्याण्णव पंच्याण्णव शहाण्णव सत्त्याण्णव अठ्ठ्याण्णव नव्व्याण्णव`.split(/\s+/)

const marathi: Words = {
  numbers: marathiNumbers,
  hundred: 'शंभर',
  hundreds: 'एकशे दोनशे तीनशे चारशे पाचशे सहाशे सातशे आठशे नऊशे'.split(' '),
  thousand: 'हजार',
  lakh: 'लाख',
  crore: 'कोटी',
  rupee: { one: 'रुपया', more: 'रुपये' },
  paisa: { one: 'पैसा', more: 'पैसे' },
  minus: 'वजा',
  point: 'दशांश',
  percent: 'टक्के',
  to: 'ते',
  per: 'प्रति',
}

const languages: Record<SpokenLanguage, Words> = { en: english, hi: hindi, mr: marathi }

/** A whole number from 0 in words, by hundreds, thousands, lakhs and crores. */
function whole(n: number, words: Words): string {
  const parts: string[] = []
  let rest = n
  for (const [size, name] of [
    [10_000_000, words.crore],
    [100_000, words.lakh],
    [1000, words.thousand],
  ] as const) {
    if (rest >= size) parts.push(`${whole(Math.floor(rest / size), words)} ${name}`)
    rest %= size
  }
  const below = rest % 100
  if (rest === 100) parts.push(words.hundred)
  else if (rest > 100) parts.push(words.hundreds[Math.floor(rest / 100) - 1] ?? '')
  if (below > 0 || n === 0) parts.push(words.numbers[below] ?? '')
  return parts.join(' ')
}

/** Letters stay: a voice says them one by one. */
const spell = (code: string, { numbers }: Words) =>
  [...code.replaceAll('-', '')].map((c) => (/\d/.test(c) ? numbers[Number(c)] : c)).join(' ')

/** A number as it is written, `1,23,456.5`: digits after the point one by one. */
export function spokenNumber(written: string, language: SpokenLanguage): string {
  const words = languages[language]
  const [before = '', after = ''] = written.replaceAll(',', '').split('.')
  const said = whole(Number(before), words)
  return after ? `${said} ${words.point} ${spell(after, words)}` : said
}

const counted = (n: number, { one, more }: Words['rupee'], words: Words) =>
  `${whole(n, words)} ${n === 1 ? one : more}`

/** `twenty-one thousand two hundred sixty rupees seventy-eight paise`. */
export function spokenMoney(amount: Paise, language: SpokenLanguage): string {
  const words = languages[language]
  const size = Math.abs(amount)
  const [rupees, paise] = [Math.floor(size / 100), size % 100]
  return [
    ...(amount < 0 ? [words.minus] : []),
    ...(rupees > 0 || paise === 0 ? [counted(rupees, words.rupee, words)] : []),
    ...(paise > 0 ? [counted(paise, words.paisa, words)] : []),
  ].join(' ')
}

/** Money as it is written, without its sign: a rate may have more decimals than paise have. */
function moneyAsWritten(written: string, language: SpokenLanguage): string {
  const [before = '', after = ''] = written.replaceAll(',', '').split('.')
  if (after.length > 2)
    return `${spokenNumber(written, language)} ${languages[language].rupee.more}`
  return spokenMoney(inPaise(Number(before) * 100 + Number(after.padEnd(2, '0'))), language)
}

/** Numbers that count nothing are said digit by digit: accounts, phones, pincodes. */
const isCode = (written: string) => /^(?:0\d+|\d{6,})$/.test(written)

/** A text of the screen as it is said: `₹52/kg`, `3-5 Days`, `SD2026-000118`. */
export function spokenText(text: string, language: SpokenLanguage): string {
  const words = languages[language]
  return text
    .replaceAll('\u2060', '')
    .replace(/\b[A-Za-z-]*(?:[A-Za-z]-?\d|\d[A-Za-z])[A-Za-z\d-]*/g, (code) => spell(code, words))
    .replace(/(\d%?)\s*[–-]\s*(?=[-−]?₹?\d)/g, `$1 ${words.to} `)
    .replace(/([\d.])\s*\/(?=\p{L})/gu, `$1 ${words.per} `)
    .replace(/([-−]?)₹\s?(\d[\d,]*(?:\.\d+)?)/g, (_, minus: string, written: string) => {
      const said = moneyAsWritten(written, language)
      return minus ? `${words.minus} ${said}` : said
    })
    .replace(
      /([-−]?)(\d[\d,]*(?:\.\d+)?)(%?)/g,
      (_, minus: string, written: string, sign: string) => {
        const said = isCode(written) ? spell(written, words) : spokenNumber(written, language)
        return [minus && words.minus, said, sign && words.percent].filter(Boolean).join(' ')
      },
    )
    .replace(/\s*[·→]\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()
}
