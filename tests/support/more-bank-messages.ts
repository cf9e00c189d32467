/** More of the table of bank-messages.ts: a file has at most 300 lines. */
export const UPI = '632912345678'
export const NEFT = 'SBIN326329123456'
export const RTGS = 'HDFCR52026112512345678'

/** Who wrote it, the message, the ID in it, and the rupees paid. */
export type Row = readonly [from: string, message: string, id: string, rupees: number | undefined]

export const moreMessages: readonly Row[] = [
  [
    'Kotak, IMPS',
    'Rs.21260.78 transferred from Kotak AC X1234 to SAUDA. IMPS Ref No:632912345678. Bal:Rs.4,000.00',
    UPI,
    21260.78,
  ],
  [
    'Kotak, statement line',
    'UPI/SAUDA TRADING/632912345678/Payment from Kotak; Rs 21260.78',
    UPI,
    21260.78,
  ],
  [
    'Kotak, reference',
    'Sent Rs.21260.78 from Kotak Bank. Reference ID - KOTAK1234567890. Not you? Call 18602662666',
    'KOTAK1234567890',
    21260.78,
  ],
  [
    'PNB, IMPS',
    'Rs 21260.78 Dr. from A/c XX1234 by IMPS-632912345678. Bal Rs 10.50. -PNB',
    UPI,
    21260.78,
  ],
  [
    'PNB, NEFT UTR',
    'Ac XX1234 debited Rs.21260.78 NEFT UTR/PUNBH26329012345/SAUDA. Bal 8400',
    'PUNBH26329012345',
    21260.78,
  ],
  [
    'Bank of Baroda, UTR',
    'Rs 21260.78 debited from A/c XX1234 thru RTGS UTR:BARBR52026112500987654. Total Bal:Rs.3,210.00CR',
    'BARBR52026112500987654',
    21260.78,
  ],
  [
    'Bank of Baroda, bob World',
    'Rs.21260.78 transferred. bob World txn no.IMPS632912345678. AvlBal:Rs1234.56',
    UPI,
    21260.78,
  ],
  [
    'Canara, UPI glued',
    'Rs.21260.78 paid. UPI Ref:632912345678.-Canara Bank Dial 1930',
    UPI,
    21260.78,
  ],
  [
    'Canara, IMPS',
    'INR 21,260.78 DEBITED IMPS RRN-632912345678. Total Avail.bal INR 100.00',
    UPI,
    21260.78,
  ],
  [
    'Union Bank, UPI',
    'A/c *1234 Debited for Rs:21260.78 on 25-11-2026 10:22:41 via UPI RRN632912345678 Avl Bal Rs:8765.00',
    UPI,
    21260.78,
  ],
  [
    'Union Bank, NEFT',
    'A/c *1234 debited Rs:21260.78 NEFT ref no UBINH26329012345.Avl Bal Rs:100.00',
    'UBINH26329012345',
    21260.78,
  ],
  [
    'Federal, UPI',
    'Rs 21260.78 debited via UPI on 25-11-2026 10:22:41 to VPA trading@test.Ref No 632912345678.Small txns? Use UPI Lite!-Federal Bank',
    UPI,
    21260.78,
  ],
  [
    'IDBI, UPI',
    'IDBI Bank A/c NN12345 debited for Rs 21260.78; SAUDA credited. UPI:632912345678. If not you, SMS BLOCK UPI to 7308080808',
    UPI,
    21260.78,
  ],
  [
    'IDBI, NEFT',
    'IDBI Bank: NEFT of Rs 21,260.78 done, UTR IBKLN26112500123. Bal Rs 500.00',
    'IBKLN26112500123',
    21260.78,
  ],
  [
    'Yes Bank, UPI',
    'INR 21260.78 debited from YES BANK A/C X1234 to SAUDA (RRN:632912345678)',
    UPI,
    21260.78,
  ],
  [
    'Yes Bank, NEFT',
    'Your NEFT txn of INR 21,260.78 with UTR YESBN12026112599 is credited',
    'YESBN12026112599',
    21260.78,
  ],
  [
    'IDFC FIRST, NEFT',
    'INR 21,260.78 debited from A/c XX1234. NEFT Ref - IDFBH26329123456. New Bal :INR 19000.00',
    'IDFBH26329123456',
    21260.78,
  ],
  [
    'IDFC FIRST, IMPS',
    'Your A/C X1234 debited INR 21,260.78. IMPS Ref No. is 632912345678. Bal is INR 100.00',
    UPI,
    21260.78,
  ],
  [
    'IndusInd, UPI',
    'A/C *XX1234 debited by Rs 21260.78 towards trading@test. RRN:632912345678. Avl Bal:100.00',
    UPI,
    21260.78,
  ],
  [
    'AU Bank, NEFT',
    'Rs 21,260.78 debited. NEFT reference no.: AUBLH26329001234. Call 180012001200',
    'AUBLH26329001234',
    21260.78,
  ],
  [
    'Paytm, short',
    'Rs 21260.78 paid. Txn. ID 20261125111212800110168. UTR 632912345678',
    UPI,
    21260.78,
  ],
  [
    'Paytm, order',
    'Paid ₹21,260.78. Order ID PTM12345678901. UPI Ref No: 632912345678',
    UPI,
    21260.78,
  ],
  [
    'PhonePe, without a UTR',
    'Paid ₹21,260.78. Transaction ID T2611251022415678901234',
    'T2611251022415678901234',
    21260.78,
  ],
  [
    'PhonePe, in capitals',
    'PAID ₹21,260.78 TXN ID: T2611251022415678901234 UTR NO: 632912345678',
    UPI,
    21260.78,
  ],
  [
    'Google Pay, short',
    'You paid ₹21,260.78. UPI transaction ID: 632912345678 • Google Pay',
    UPI,
    21260.78,
  ],
  [
    'a cooperative bank',
    'Your A/c 00123XXX456 debited Rs.21260.78 NEFT Ref#SRCBH26329004321#SAUDA. Bal Rs.1.00',
    'SRCBH26329004321',
    21260.78,
  ],
  [
    'Gramin bank in Hindi',
    'खाता X1234 से रु.21260.78 नामे। यूटीआर नंबर: IN12603221231681। शेष रु.100.00',
    'IN12603221231681',
    21260.78,
  ],
  [
    'BoB in Hindi',
    'आपके खाते से ₹21,260.78 काटे गए। लेनदेन आईडी: D123013240123',
    'D123013240123',
    21260.78,
  ],
  [
    'PhonePe in Marathi',
    '₹21,260.78 पाठवले. व्यवहार आयडी T2611251022415678901234. यूटीआर क्रमांक 632912345678',
    UPI,
    21260.78,
  ],
  [
    'Bank of Maharashtra in Marathi',
    'खाते X1234 मधून रु.21260.78 वजा. संदर्भ क्रमांक MAHB26329001234. शिल्लक रु.55.00',
    'MAHB26329001234',
    21260.78,
  ],
  [
    'with dates',
    'NEFT 25-11-2026 Rs 500 UTR 25NOV2026? No: UTR IN12603221231681',
    'IN12603221231681',
    500,
  ],
  [
    'a UPI number of a person',
    'Rs 500 sent to UPI number 9876543210. UPI Ref 632912345678',
    UPI,
    500,
  ],
]
