/** Bank details exist when the account number is filled (decisions.md, "Checkout"). */
export function hasBankDetails(details: { accNo: string } | undefined): boolean {
  return (details?.accNo ?? '').trim() !== ''
}
