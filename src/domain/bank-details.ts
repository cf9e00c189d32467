/** Bank details exist when the account number is filled (BNK-7). */
export function hasBankDetails(details: { accNo: string } | undefined): boolean {
  return (details?.accNo ?? '').trim() !== ''
}
