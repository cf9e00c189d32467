import { expect, it } from 'vitest'
import { calendarFile } from '@/domain/calendar'

const now = new Date('2026-09-05T06:30:00.123Z')
const event = {
  id: 'abc',
  title: 'Deal ends: Turmeric Sangli',
  at: new Date('2026-09-06T12:30:00Z'),
  isDay: false,
}

/** The lines as a reader joins them (RFC 5545, 3.1). */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const valueOf = (file: string, name: string) =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

it('is one event in UTC with a reminder an hour before', () => {
  expect(calendarFile(event, now)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sauda//Sauda//EN',
      'BEGIN:VEVENT',
      'UID:abc',
      'DTSTAMP:20260905T063000Z',
      'SEQUENCE:210753000',
      'DTSTART:20260906T123000Z',
      'SUMMARY:Deal ends: Turmeric Sangli',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Deal ends: Turmeric Sangli',
      'TRIGGER:-PT1H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

// RFC 5545: a moved event keeps its UID and gets a higher SEQUENCE.
it('replaces the event of an earlier file', () => {
  const moved = { ...event, at: new Date('2026-09-07T12:30:00Z') }
  const later = calendarFile(moved, new Date('2026-09-05T06:31:00Z'))
  expect([valueOf(later, 'UID'), valueOf(later, 'SEQUENCE')]).toEqual(['abc', '210753060'])
  const last = valueOf(calendarFile(event, new Date('2080-01-01')), 'SEQUENCE')
  expect(Number(last)).toBeLessThan(2 ** 31)
})

it('of a day is that day in India, with a reminder at nine', () => {
  const file = calendarFile({ ...event, at: new Date('2026-09-10T19:00:00Z'), isDay: true }, now)
  expect(unfolded(file)).toContain('DTSTART;VALUE=DATE:20260911')
  expect(unfolded(file)).toContain('TRIGGER:PT9H')
})

it.each([
  ['Rice, 1121; Sella', String.raw`Rice\, 1121\; Sella`],
  [String.raw`a\b`, String.raw`a\\b`],
  ['one\ntwo\r\nthree', String.raw`one\ntwo\nthree`],
  ['tab\there', 'tab here'],
])('escapes %j', (title, expected) => {
  expect(valueOf(calendarFile({ ...event, title }, now), 'SUMMARY')).toBe(expected)
})

it.each([
  ['Latin', 'Deal ends: '.repeat(20)],
  ['Devanagari', 'सौदा खत्म: हल्दी · Turmeric '.repeat(9)],
  ['emoji', '🌾'.repeat(60)],
])('folds lines of %s at 75 octets and loses no character', (_, title) => {
  const file = calendarFile({ ...event, title }, now)
  const lines = file.split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(lines.length).toBeGreaterThan(20)
  expect(file).not.toContain('\uFFFD')
  expect(valueOf(file, 'SUMMARY')).toBe(title)
})
