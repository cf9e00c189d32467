// @vitest-environment node
import { expect, it } from 'vitest'
import { digestId } from '@/api/submission/digest'

// CHK-8: transaction IDs match ignoring case and outer spaces.
it('is the same for IDs that match, another one for others, and holds nothing of the ID', () => {
  expect(digestId(' utr42 ')).toBe(digestId('UTR42'))
  expect(digestId('UTR43')).not.toBe(digestId('UTR42'))
  expect(digestId('UTR24')).not.toBe(digestId('UTR42'))
  expect(digestId('412345678901')).not.toContain('2345')
})
