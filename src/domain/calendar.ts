import { indianDay } from './dates'

export interface CalendarEvent {
  /** Stays the same when the event is added again with another time. */
  id: string
  title: string
  /** A moment, or a day in India. */
  at: Date
  isDay: boolean
}

/** Octets of a line. A longer one is folded: it continues on the next line, after a space. */
const LONGEST = 75

const encoder = new TextEncoder()

function fold(line: string): string {
  let [folded, octets] = ['', 0]
  // By code points, so that no character is cut through.
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LONGEST) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, ' ')

/** `20260905T063000Z` */
const moment = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')

/** Calendars take a moved event only with a higher number: seconds since 2020, 31 bits. */
const sequence = (now: Date) => Math.floor((now.getTime() - Date.UTC(2020)) / 1000)

/**
 * A calendar file (RFC 5545) with one event, which reminds one hour before a moment, or at nine
 * o'clock of a day.
 */
export function calendarFile({ id, title, at, isDay }: CalendarEvent, now: Date): string {
  const day = indianDay(at)?.replaceAll('-', '') ?? ''
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sauda//Sauda//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${moment(now)}`,
    `SEQUENCE:${sequence(now)}`,
    isDay ? `DTSTART;VALUE=DATE:${day}` : `DTSTART:${moment(at)}`,
    `SUMMARY:${escaped(title)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    isDay ? 'TRIGGER:PT9H' : 'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
