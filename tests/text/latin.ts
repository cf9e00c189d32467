/** Latin words that every language writes so: names, and words of banks. */
export const latin =
  'UPI OTP IFSC UTR QR PDF KB MB CSV NEFT IMPS RuPay WhatsApp Facebook SBIN0001234 ABCDE12345'.split(
    ' ',
  )
