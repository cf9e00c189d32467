import { asciiDigits, trimBlanks } from './text'
import { parseRupees, type Paise } from './money'
import {
  ID_NAMES,
  ID_NUMBER,
  isDue,
  looksLikeId,
  type Paid,
  reasonNotAnId,
  sameTransactionId,
  transactionIdToSend,
} from './payment'

/** A transaction ID in a message, and the words around it: `…UPI Ref No 412345678901…`. */
interface FoundId {
  id: string
  excerpt: string
  /** Of the payment that it belongs to, as far as the message says. */
  amount: Paise | undefined
}

export interface BankMessage {
  /** The IDs with the best name, each once, first those of the amount due. */
  ids: readonly FoundId[]
  /** Amounts of the payment, each once, without balances and charges. */
  amounts: readonly Paise[]
  /** The message says that the payment failed or came back. */
  isFailed: boolean
}

/** A run of digits in groups of four, or of letters and digits with inner hyphens. */
const TOKEN = /\d{4}(?: \d{4})+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu

/** An ID without a name: of UPI and IMPS, or with a bank's four letters, of NEFT and RTGS. */
const UNNAMED_ID = /^(?:\d{12}|[a-z]{4}(?=(?:[a-z]*\d){6})[a-z\d]{12,18})$/i

const DATE = /^(?:\d{1,2}-?(?:[a-z]{3,9}|\d{1,2}-)-?(?:20)?\d\d|20\d\d-\d\d-\d\d)$/i

/** Web and email addresses, UPI IDs, IFSCs, and phone numbers with their country. */
const NEVER_IDS =
  /(?:https?:\/\/|www\.|[\w-]+\.(?:com|in|co|me|ly|io|net|org)\/)\S+|[\w.+-]+ ?@ ?[a-z][\w.]*|\b[a-z]{4}0[a-z\d]{6}\b|(?:\+ ?|\b00)91[ -]?(?:\d[ -]?){9}\d(?!\d)/gi

/** What names a transaction ID in front of it; the best name first. */
const NAMES = ID_NAMES.map(
  (name) =>
    new RegExp(`(?:^|[^\\p{L}\\p{M}\\p{N}])(?:${name})(?:${ID_NUMBER})?(?![\\p{L}\\p{M}])`, 'giu'),
)

/** What may stand between a name and its ID: `UPI/DR/`, `RRN No. is`. */
const BETWEEN = new RegExp(
  `^(?:(?:${ID_NUMBER}|is|dr|cr|p2[amp])(?![\\p{L}\\p{M}])|[^\\p{L}\\p{N}])*$`,
  'iu',
)

/** What names other numbers that may have as many digits. */
const OTHER_NAMES =
  /\b(?:call|phone|mobile|mob|tel|sms|whatsapp|contact|helpline|a\/?c|acct?|account|aadhaar|order|bill|invoice|customer|cust|consumer|policy|loan|google|merchant|card|umrn|mandate|cheque|otp)\b|\b(?:to|from)\W*$|खात[ाे]|फोन|फ़ोन|मोबाइल|ऑर्डर|आधार|कॉल/gi

const AMOUNT =
  /(?:₹|\b(?:rs|inr)|र[ुू](?:प(?:ये|ए))?)[.: ]*(\d[\d,]*(?:\.\d{1,2})?)|\b(?:debited|paid|sent) (?:by|with|for) (\d[\d,]*\.\d{1,2})|\b(\d[\d,]*(?:\.\d{1,2})?) ?(?:र[ुू](?:प(?:ये|ए))?|rupees)/gi

const OTHER_AMOUNTS =
  /(?:\b|a(?:vl|val|vail|vbl)|cl(?:ea)?r|cur|eff|ledger|net|new|tot(?:al)?)(?:bal|balance|limit|lmt|charges?|fee|cashback|gst)\b|शेष|बैलेंस|शिल्लक/i

const FAILURE =
  /\b(?:fail(?:ed|ure)?|declined|unsuccessful|not (?:be(?:en)? )?(?:successful|processed|completed)|revers(?:ed|al)|refund(?:ed)?|rejected|returned|credited back|cancelled|expired)\b|असफल|अयशस्वी|विफल|फेल|सफल नहीं|नहीं हो सक|नामंजूर|अस्वीकृत|वापस|परत आल|रद्द/i

/** Advice, such as "If the payment failed, call …", tells nothing of this payment. */
const ADVICE = /\b(?:if|in case|when)\b|अगर|यदि/i

/** Reads what a bank or a UPI app wrote about a payment (decisions.md, "The bank's message"). */
export function readBankMessage(message: string, paid: Partial<Paid> = {}): BankMessage {
  const text = asciiDigits(message).replace(/\s+/g, ' ').trim()
  const amounts = amountsIn(text)
  const values = [...new Set(amounts.map(({ value }) => value))]
  const found = idsIn(text, paid)
  const best = Math.min(...found.map(({ rank }) => rank))
  // Two payments may name their IDs differently.
  const last = values.length > 1 ? Math.max(best, NAMES.length - 1) : best
  const usable = found.filter(({ rank }) => rank <= last)
  const ids = usable.filter(
    ({ id }, index) => usable.findIndex((other) => sameTransactionId(other.id, id)) === index,
  )
  const isInOrder = ids.length === amounts.length
  const withAmounts = ids.map(({ id, start, end }, index) => {
    const before = amounts.filter((amount) => amount.start < start)
    const { value } = (isInOrder ? amounts[index] : (before.at(-1) ?? amounts[0])) ?? {}
    return { id, excerpt: excerptOf(text, start, end), amount: value }
  })
  const isOfDue = ({ amount }: FoundId) => isDue(amount, paid)
  return {
    ids: withAmounts.sort((a, b) => Number(isOfDue(b)) - Number(isOfDue(a))),
    amounts: values,
    isFailed: text
      .split(/[.;!।](?: |$)/)
      .some((sentence) => FAILURE.test(sentence) && !ADVICE.test(sentence)),
  }
}

/** Whether the person chooses: of several IDs, or between the payments of two amounts. */
export function needsChoice({ ids, amounts }: BankMessage): boolean {
  return ids.length > 1 || amounts.length > 1
}

/** What a text says; undefined when it is an ID alone: `4123 4567 8901`, `Utr 42`. */
export function messageIn(pasted: string, paid: Partial<Paid>): BankMessage | undefined {
  const text = trimBlanks(asciiDigits(pasted))
  const alone = transactionIdToSend(text)
  if (isSplitId(alone)) return undefined
  const message = readBankMessage(text, paid)
  const isLabelled = alone !== text
  const isPart = !/\s/.test(text) && message.ids.some(({ id }) => !sameTransactionId(id, text))
  const isFound = isPart || (isLabelled && message.ids.length > 0)
  return isFound || isSeveralWords(text) ? message : undefined
}

/** How IDs of NEFT and RTGS begin: with the bank's letters, or with `N` and a day of the year. */
const BEGINNING = new RegExp(
  `^(?:n\\d{3}|(?:${[
    'airp|aubl|barb|bdbl|bkid|cbin|ciub|cnrb|dcbl|esfb|fdrl|hdfc|icic|idfb|idib|indb|ioba|ipos',
    'jaka|karb|kkbk|kvbl|mahb|psib|punb|pytm|ratn|sbin|sibl|tmbl|ubin|ucba|ujvn|utib|yesb',
  ].join('|')})[a-z]?\\d{0,5})$`,
  'i',
)

/** `SBIN 326329123456`, `N015 1702 3327 4273`: its beginning stands apart. */
function isSplitId(text: string): boolean {
  const [first = '', ...rest] = text.split(/\s+/)
  return BEGINNING.test(first) && /^\d{12}$/.test(rest.join(''))
}

/** An ID has no more letters and digits. */
const LONGEST_ID = 24

/** `Paid to Sauda`: no ID. Not `SBIN 3263 2912 3456`, `Utr 42`. */
export function isSeveralWords(typed: string): boolean {
  const text = transactionIdToSend(asciiDigits(typed))
  if (isSplitId(text)) return false
  const parts = text.split(/\s+/)
  const words = parts.filter((part) => !/\d/.test(part))
  const [first = ''] = parts
  const isBeforeNumbers =
    words.length === 0 || (words.length === 1 && words[0] === first && FIRST_WORD.test(first))
  const isLong = text.replace(/[^\p{L}\p{N}]/gu, '').length > LONGEST_ID
  return (
    parts.length > 1 &&
    (!isBeforeNumbers || isLong || parts.some(looksLikeId) || amountsIn(typed).length > 0)
  )
}

/** A bank's four letters, or a name. */
const FIRST_WORD = new RegExp(`^(?:[a-z]{4}$|\\+|${ID_NAMES.join('|')})`, 'i')

interface Candidate {
  id: string
  start: number
  end: number
  /** 0 is the best name; infinite where it is no ID. */
  rank: number
}

function idsIn(text: string, paid: Partial<Paid>): Candidate[] {
  const searched = text.replace(NEVER_IDS, (found) => ' '.repeat(found.length))
  return [...searched.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    const groups = token.split(' ')
    const isPartOfCard = groups.length > 1 && /\d{4} $/.test(searched.slice(0, index))
    if (isPartOfCard || groups.length === 2 || groups.length > 3) return []
    // `Ref-412345678901-SBI`.
    const unlabelled = transactionIdToSend(token)
    const spelled = unlabelled.replace(/(?:-\p{L}+)+$/u, '')
    const id = /^\d{4}([ -])\d{4}\1\d{4}$/.test(spelled) ? spelled.replace(/\D/g, '') : spelled
    const start = index + token.length - unlabelled.length
    const rank = rankOf(searched.slice(0, start), id, paid)
    return rank === Infinity ? [] : [{ id, start, end: start + spelled.length, rank }]
  })
}

/** The words right before a number, back to the number before it. */
function labelBefore(text: string): string {
  return (/(?:^|\d{4})(\D|\d(?!\d{3}))*$/.exec(text)?.[0] ?? '').slice(-40)
}

/** Infinity also where the nearest name is that of another kind of number. */
function rankOf(before: string, id: string, paid: Partial<Paid>): number {
  const doubt = reasonNotAnId(id, { ownAccount: paid.ownAccount ?? '' })
  if (doubt?.startsWith('is') || DATE.test(id)) return Infinity
  const label = labelBefore(before)
  const ends = [...NAMES, OTHER_NAMES].map((name) =>
    Math.max(-1, ...[...label.matchAll(name)].map((match) => match.index + match[0].length)),
  )
  const nearest = Math.max(...ends)
  const rank = nearest < 0 ? NAMES.length : ends.indexOf(nearest)
  const isNamed = rank < NAMES.length && BETWEEN.test(label.slice(nearest))
  if (!(isNamed ? looksLikeId(id) : UNNAMED_ID.test(id))) return Infinity
  if (nearest >= 0 && rank === NAMES.length) return Infinity
  if (nearest < 0 && /^91[6-9]/.test(id)) return Infinity
  return doubt ? NAMES.length + 1 : rank
}

/** Amounts of payments, in their order. */
function amountsIn(text: string): { value: Paise; start: number }[] {
  let end = 0
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const before = text.slice(Math.max(end, match.index - 48), match.index)
    end = match.index + match[0].length
    const value = parseRupees((match[1] ?? match[2] ?? match[3] ?? '').replace(/,+$/, ''))
    const isOther = OTHER_AMOUNTS.test(before)
    return value === undefined || value === 0 || isOther ? [] : [{ value, start: match.index }]
  })
}

/** The number with up to 16 characters before it, cut at a word. */
function excerptOf(text: string, start: number, end: number): string {
  const before = text.slice(0, start)
  const cut = before.length > 16 ? before.slice(-16).replace(/^\S*\s/, '') : before
  const after = text.slice(end)
  return `${cut === before ? '' : '…'}${cut}${text.slice(start, end)}${after === '' ? '' : '…'}`
}
