import { expect, it } from 'vitest'
import { paise } from '@/domain/money'
import { exactAmount, upiLink } from '@/domain/upi'

it.each([
  [2_120_550, '21205.50'],
  [100, '1.00'],
  [5, '0.05'],
  [9_899_999, '98999.99'],
])('asks for exactly %s paise: am=%s, ungrouped, two decimals', (amount, am) => {
  const link = upiLink({ upiId: 'sauda.demo@upi', payee: 'Sauda', amount: paise(amount) })
  expect(link).toBe(`upi://pay?pa=sauda.demo@upi&pn=Sauda&am=${am}&cu=INR`)
})

it('encodes the payee so that any UPI app reads it', () => {
  const link = upiLink({ upiId: 'a.b@upi', payee: 'Jadhav & Sons+Co', amount: paise(100) })
  expect(link).toContain('&pn=Jadhav%20%26%20Sons%2BCo&')
})

it('copies an amount as a banking app takes it', () => {
  expect(exactAmount(paise(12_345_650))).toBe('123456.50')
})
