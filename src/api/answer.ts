export interface Answer {
  status: number
  data: unknown
}

/** No answer, or one that is an error; `message` is the network's or HTTP's own. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly answer: Answer | undefined

  constructor(message: string, answer: Answer | undefined) {
    super(message)
    this.answer = answer
  }
}

/** A longer answer with a long list stays a text (characters): it is read in parts, by long-answer.ts. */
export const LONG = 1_000_000

/** Told the text of a long answer, as far as it has come, whenever there is more of it: it goes on when that is dealt with. */
export type OnLong = (text: string) => Promise<void>
