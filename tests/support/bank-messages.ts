export const UPI = '632912345678'
export const NEFT = 'SBIN326329123456'

/** Who wrote it, the message, the ID in it, and the rupees paid. */
type Row = readonly [from: string, message: string, id: string, rupees: number | undefined]

/** By who wrote it: the message says that 21,260.78 rupees were paid, with the ID `UPI`. */
const usual: Readonly<Record<string, string>> = {
  'SBI, UPI': `Dear UPI user A/C X1234 debited by 21260.78 on date 25Nov26 trf to SAUDA TRADING Refno ${UPI}. If not u? call 1800111109. -SBI`,
  'SBI, UPI, newer': `Dear SBI User, your A/c X1234-debited by Rs21260.78 on 25Nov26 transfer to SAUDA TRADING Ref No ${UPI}. If not done by you, fwd this SMS to 9223008333/Call 1800111109 -SBI`,
  'SBI, IMPS': `Your a/c no. XXXXXXXX1234 is debited for Rs.21,260.78 on 25-11-26 and a/c XXXX3344 credited (IMPS Ref no ${UPI}).-SBI`,
  'HDFC, UPI': `Sent Rs.21260.78\nFrom HDFC Bank A/C *1234\nTo SAUDA TRADING\nOn 25/11/26\nRef ${UPI}\nNot You?\nCall 18002586161/SMS BLOCK UPI to 7308080808`,
  'HDFC, UPI, older': `HDFC Bank: Rs 21260.78 debited from a/c **1234 on 25-11-26 to VPA trading@test (UPI Ref No ${UPI}). Not you? Call on 18002586161 to report`,
  'HDFC, IMPS': `Money Sent-INR 21,260.78 From HDFC Bank A/c XX1234 on 25-11-26 To A/c xxxxxxxx3344 IMPS Ref-${UPI} Avl bal:INR 99,410.10 Not you?Call 18002586161`,
  'ICICI, UPI': `ICICI Bank Acct XX123 debited for Rs 21260.78 on 25-Nov-26; SAUDA TRADING credited. UPI:${UPI}. Call 18002662 for dispute. SMS BLOCK 123 to 9215676766.`,
  'ICICI, IMPS': `Your account XX123 has been debited with INR 21,260.78 on 25-Nov-26. Info: MMT*IMPS*${UPI}*SAUDA. The Available Balance is INR 55,000.00.`,
  'Axis, UPI': `INR 21260.78 debited\nA/c no. XX1234\n25-11-26, 10:22:41\nUPI/P2M/${UPI}/SAUDA TRADING\nNot you? SMS BLOCKUPI Cust ID to 919951860002\nAxis Bank`,
  'Axis, IMPS': `Debit INR 21260.78 A/c no. XX1234 25-11-26 IMPS/P2A/${UPI}/SAUDA SMS BLOCKALL Cust ID to 918691000002, if not you - Axis Bank`,
  'PNB, UPI': `A/c XX1234 debited INR 21260.78 Dt 25-11-26 10:22 thru UPI:${UPI}.Bal INR 1200.50 Not u?Fwd this SMS to 9264092640 to block UPI.Download PNB ONE-PNB`,
  'Bank of Baroda, UPI': `Rs.21260.78 Dr. from A/C XXXXXX1234 and Cr. to trading@test. Ref:${UPI}. AvlBal:Rs4500.10(2026:11:25 10:22:41). Not you? Call 18005700/5000-BOB`,
  'Bank of Baroda, IMPS': `Your A/c XX1234 is debited with Rs 21260.78 towards IMPS (RRN ${UPI}). - Bank of Baroda`,
  'Kotak, UPI': `Sent Rs.21260.78 from Kotak Bank AC X1234 to trading@test on 25-11-26.UPI Ref ${UPI}. Not you, https://kotak.example/KBANKT/Fraud`,
  'Canara, UPI': `Rs.21260.78 paid thru A/C XX1234 on 25-11-26 10:22:41 to SAUDA TRADING, UPI Ref ${UPI}. If not done, SMS BLOCKUPI to 9901771222.-Canara Bank`,
  'India Post': `Dear Customer, A/C X1234 debited Rs.21260.78 on 25-11-2026 to SAUDA. UPI Ref.No ${UPI}. Not You? Call 155299 -IPPB`,
  'Union Bank': `A/c *1234 Debited for Rs:21260.78 on 25-11-2026 10:22:41 by Mob Bk ref no ${UPI} Avl Bal Rs:8765.00.If not you, Call 18002333 -Union Bank of India`,
  'Bank of India': `Rs.21260.78 debited A/cXX1234 and credited to SAUDA TRADING via UPI Ref No ${UPI} on 25Nov26. Call 18001031906, if not done by you. -BOI`,
  'Indian Bank': `A/c *1234 debited Rs. 21260.78 on 25-11-26 to SAUDA TRADING. UPI:${UPI}. Not you? SMS BLOCK to 9289592895, Dial 1930 for Cyber Fraud - Indian Bank`,
  'IDFC FIRST': `Your A/C XXXXXXX1234 is debited by INR 21,260.78 on 25/11/26 10:22. SAUDA credited. RRN ${UPI}. New Bal :INR 19000.00. IDFC FIRST Bank`,
  'Central Bank': `Your a/c XX1234 is debited for Rs.21,260.78 on 25-NOV-26 by UPI Txn ID ${UPI}. CBoI`,
  'PhonePe, receipt': `Transaction Successful\n10:22 am on 25 Nov 2026\nPaid to\nSAUDA TRADING\n₹21,260.78\ntrading@test\nTransaction ID\nT2611251022415678901234\nDebited from\nXXXXXXXX1234\n₹21,260.78\nUTR: ${UPI}`,
  'PhonePe, an order number': `Paid ₹21,260.78 Order ID 111122223333 UTR: ${UPI} Mobile 9876543210`,
  'Google Pay': `To SAUDA TRADING\n₹21,260.78\nCompleted\n25 Nov 2026, 10:22 am\nBank of Baroda 1234\nUPI transaction ID\n${UPI}\nTo: SAUDA TRADING\ntrading@test\nFrom: RAMESH (Bank of Baroda)\nGoogle Pay • farmer-1@okaxis\nGoogle transaction ID\nCICAgPDd4Zq_OQ`,
  Paytm: `Paid Successfully ₹21,260.78 Rupees Twenty One Thousand Two Hundred Sixty and Seventy Eight Paise Only To: SAUDA TRADING UPI ID: trading@test UPI Ref. No: ${UPI} Order ID: 998877665544`,
  'Paytm, SMS': `Rs.21260.78 sent to SAUDA TRADING from Paytm Payments Bank a/c 91XX1234. UPI Ref: ${UPI}. Balance & more: https://m.paytm.example/p/abcd123456789012345`,
  BHIM: `Payment Successful. Amount ₹21260.78. To: trading@test. Transaction ID: ${UPI}. Date: 25/11/2026`,
  'BHIM, with an ID of the app': `Txn ID: SBIB1a2b3c4d5e6f7081 RRN: ${UPI} Rs. 21260.78`,
  'Amazon Pay': `Payment of ₹21,260.78 to SAUDA TRADING is successful. Bank Reference ID: ${UPI}. Transaction ID: P01-1234567-1234567`,
  CRED: `₹21,260.78 paid to SAUDA TRADING. upi txn id ${UPI}. order id 123412341234`,
  'WhatsApp Pay': `You sent ₹21260.78 to SAUDA TRADING. UPI transaction ID: ${UPI}`,
  'in Devanagari digits': 'यूपीआई संदर्भ ६३२९१२३४५६७८, ₹२१,२६०.७८ भेजे गए',
  'SBI in Hindi': `प्रिय ग्राहक, आपके खाता X1234 से 21260.78 रुपये दिनांक 25-11-26 को डेबिट हुए। संदर्भ संख्या ${UPI}. -SBI`,
  'PNB in Hindi': `आपके खाते XX1234 से रु.21,260.78 यूपीआई ${UPI} द्वारा नामे। शेष रु.1,200.50`,
  'PhonePe in Hindi': `ट्रांजैक्शन सफल रहा ₹21,260.78 ट्रांजैक्शन आईडी T2611251022415678901234 यूटीआर: ${UPI}`,
  Marathi: `तुमच्या खात्यातून ₹21,260.78 पाठवले. यूपीआय संदर्भ ${UPI}`,
  'SBI, by parts': `BY TRANSFER-UPI/DR/${UPI}/SAUDA T/YESB/trading@test/Payment Rs 21260.78`,
  'HDFC, UPI with a hyphen': `HDFC Bank: Rs.21260.78 sent to SAUDA. UPI-${UPI}-SAUDA. Not you? Call 18002586161`,
  'HDFC, IMPS ref': `IMPS of INR 21,260.78 done. IMPS-Ref-No: ${UPI}. -HDFC Bank`,
  'ICICI, statement line': `UPI/${UPI}/Payment/trading@ybl/YES BANK INR 21260.78`,
  'Axis, IMPS with P2A': `INR 21260.78 debited A/c XX1234 IMPS/P2A/${UPI}/SAUDA/KKBK. Avl Lmt INR 5000`,
  'Kotak, IMPS': `Rs.21260.78 transferred from Kotak AC X1234 to SAUDA. IMPS Ref No:${UPI}. Bal:Rs.4,000.00`,
  'Kotak, statement line': `UPI/SAUDA TRADING/${UPI}/Payment from Kotak; Rs 21260.78`,
  'PNB, IMPS': `Rs 21260.78 Dr. from A/c XX1234 by IMPS-${UPI}. Bal Rs 10.50. -PNB`,
  'Bank of Baroda, bob World': `Rs.21260.78 transferred. bob World txn no.IMPS${UPI}. AvlBal:Rs1234.56`,
  'Canara, UPI glued': `Rs.21260.78 paid. UPI Ref:${UPI}.-Canara Bank Dial 1930`,
  'Canara, IMPS': `INR 21,260.78 DEBITED IMPS RRN-${UPI}. Total Avail.bal INR 100.00`,
  'Union Bank, UPI': `A/c *1234 Debited for Rs:21260.78 on 25-11-2026 10:22:41 via UPI RRN${UPI} Avl Bal Rs:8765.00`,
  'Federal, UPI': `Rs 21260.78 debited via UPI on 25-11-2026 10:22:41 to VPA trading@test.Ref No ${UPI}.Small txns? Use UPI Lite!-Federal Bank`,
  'IDBI, UPI': `IDBI Bank A/c NN12345 debited for Rs 21260.78; SAUDA credited. UPI:${UPI}. If not you, SMS BLOCK UPI to 7308080808`,
  'Yes Bank, UPI': `INR 21260.78 debited from YES BANK A/C X1234 to SAUDA (RRN:${UPI})`,
  'IDFC FIRST, IMPS': `Your A/C X1234 debited INR 21,260.78. IMPS Ref No. is ${UPI}. Bal is INR 100.00`,
  'IndusInd, UPI': `A/C *XX1234 debited by Rs 21260.78 towards trading@test. RRN:${UPI}. Avl Bal:100.00`,
  'Paytm, short': `Rs 21260.78 paid. Txn. ID 20261125111212800110168. UTR ${UPI}`,
  'Paytm, order': `Paid ₹21,260.78. Order ID PTM12345678901. UPI Ref No: ${UPI}`,
  'PhonePe, in capitals': `PAID ₹21,260.78 TXN ID: T2611251022415678901234 UTR NO: ${UPI}`,
  'Google Pay, short': `You paid ₹21,260.78. UPI transaction ID: ${UPI} • Google Pay`,
  'PhonePe in Marathi': `₹21,260.78 पाठवले. व्यवहार आयडी T2611251022415678901234. यूटीआर क्रमांक ${UPI}`,
}

/** Who wrote it, the ID, the rupees paid if it names them, and the message. */
const others = `
SBI, NEFT | SBIN326329123456 | 21260.78 | Your NEFT of Rs 21,260.78 with UTR SBIN326329123456 has been credited to beneficiary AC No. XX3344 at TEST0000009 on 25-11-26 at 10:22 AM.-SBI
SBI, RTGS | SBINR52026112598765432 | 250000 | Rs.2,50,000.00 sent via RTGS from A/c XX1234 to SAUDA TRADING. UTR No: SBINR52026112598765432 on 25/11/26
HDFC, RTGS | HDFCR52026112512345678 | 212607.8 | HDFC Bank: RTGS of INR 2,12,607.80 to SAUDA TRADING, UTR: HDFCR52026112512345678, processed on 25-NOV-2026.
HDFC, NEFT advice | SBIN326329123456 | 21260.78 | NEFT*TEST0000009*SBIN326329123456*SAUDA TRADING* INR 21260.78 debited from a/c XX1234
ICICI, NEFT | ICICN12026112512 | 21260.78 | NEFT transaction with reference number ICICN12026112512 for Rs. 21,260.78 has been credited to the beneficiary account on 25-11-2026 at 11:03:01.
Axis, NEFT | AXISN12026112500123 | 21260.78 | NEFT of INR 21,260.78 from A/c XX1234 is successful. UTR AXISN12026112500123 - Axis Bank
PNB, NEFT | PUNBN12026112599 | 21260.78 | Ac XXXXXXXX001234 Debited with Rs.21260.78, 25-11-2026 10:22:00 thru NEFT PUNBN12026112599. Aval Bal Rs.8,400.00 CR. Helpline 18001800
Kotak, NEFT | KKBKN26329012345678 | 21260.78 | Your NEFT transaction of Rs. 21,260.78 to SAUDA TRADING is successful. UTR no. KKBKN26329012345678. Kotak Bank
Canara, RTGS | CNRBR52026112500012345 | 250000 | An amount of INR 2,50,000.00 has been DEBITED to your account XXX234 on 25/11/2026 towards RTGS by CNRBR52026112500012345. Total Avail.bal INR 45,000.00.- Canara Bank
Google Pay, with a long number of its own | 632912345678 |  | UPI transaction ID 632912345678 Google transaction ID CICAGPDD4ZQ0123456
in groups of four | 632912345678 | 500 | UPI Ref No 6329 1234 5678, Rs 500
in groups with hyphens | 632912345678 |  | RRN: 6329-1234-5678
NEFT in Hindi | SBIN326329123456 | 21260.78 | एनईएफटी यूटीआर SBIN326329123456, रु 21260.78 भेजे गए
lower case | sbin326329123456 | 500 | neft utr sbin326329123456 rs 500
invisible characters | 632912345678 |  | UPI Ref No \u200b6329\u200b12345678\u00a0.
the phone number of the bank in twelve digits | 632912345678 |  | UTR 632912345678, call +919876543210
a phone number, and no name | 632912345678 | 500 | Paid Rs 500. 919876543210 632912345678
the same ID twice | 632912345678 |  | UTR 632912345678. Your UTR is 632912345678
an ID without a name | 632912345678 | 500 | 632912345678 paid 500 rupees
an Aadhaar number beside it | 632912345678 |  | Aadhaar 123412341234 Ref 632912345678
the whole account number beside it | 632912345678 |  | A/c 000123456789 debited. Ref 632912345678
a card number | 632912345678 | 500 | Card 4123 4567 8901 2345 paid INR 500. Ref 632912345678
Canara, NEFT | IN12603221231681 | 21260.78 | Rs.21,260.78 debited thru NEFT. UTR: IN12603221231681. AvlBal:Rs1234.56 -Canara Bank
HDFC, NEFT in | N015170233274273 | 21260.78 | Update! INR 21,260.78 deposited in HDFC Bank A/c XX1234 on 25-NOV-26 for NEFT Ref N015170233274273. Avl bal INR 45,000.10
HDFC, NEFT by parts | N015170233274273 | 21260.78 | NEFT*HDFC0001234*N015170233274273*SAUDA TRADING*INR 21260.78
Federal, IMPS | FDRLM4175007432 | 21260.78 | Rs 21260.78 debited from your A/c XX1234 on 25NOV2026 10:22:41 via NEFT Ref no FDRLM4175007432.Bal Rs 12,345.67 -Federal Bank
Punjab & Sind, NEFT | PSB000000007620389 | 21260.78 | A/c XX1234 debited Rs.21260.78 NEFT Ref No. PSB000000007620389 dt 25-11-2026. Bal Rs 900.00
PNB, UPI by parts | D123013240123 | 21260.78 | A/c XX1234 debited Rs.21260.78 25-11-2026 UPI/DR/D123013240123/Ramesh. Aval Bal Rs.8,400.00
ICICI, CMS | CMS480800675 | 21260.78 | Dear Customer, INR 21,260.78 debited from Acct XX123 on 25-Nov-26. Reference number is CMS480800675. Avbl Bal INR 1,00,000.00
a label alone | IN12603221231681 |  | UTR: IN12603221231681
in two parts | 2605-102304109300 | 500 | Ref: 2605-102304109300 Rs 500 paid
a mandate | 632912345678 | 500 | Rs 500 debited for mandate UMRN HDFC7021905231234567. Ref no 632912345678
SBI, YONO | IRX4567890123 | 21260.78 | Rs 21,260.78 transferred from A/c X1234 to SAUDA on 25Nov26. Ref.No. IRX4567890123. Bal Rs 999.00 -SBI
SBI, INB | IK0AB12345678 | 21260.78 | INB txn of Rs.21,260.78 from A/c X1234. Txn ID: IK0AB12345678. Not you? Call 18001234
SBI, NEFT sent | SBIN426329567890 | 21260.78 | Your NEFT for Rs.21,260.78 is sent to SAUDA. UTR No. SBIN426329567890. If not done by you call 1800111109
HDFC, RTGS sent | HDFCR52026112588812345 | 250000 | RTGS txn of Rs 2,50,000.00 is processed. UTR Number: HDFCR52026112588812345-HDFC Bank
HDFC, corporate | 0012345678901 | 21260.78 | Payment of Rs 21,260.78 to SAUDA is processed. Bank Ref# 0012345678901. HDFC Bank
ICICI, iMobile | 1234567890 | 21260.78 | Your a/c XX123 is debited for Rs 21,260.78. Transaction ID 1234567890. ICICI Bank iMobile
ICICI, NEFT info | IN12632991234567 | 21260.78 | INR 21,260.78 debited from Acct XX123. Info: NEFT-IN12632991234567-SAUDA. Available Balance is INR 5,000.00
Axis, IFT | IFT00001234567 | 21260.78 | INR 21260.78 debited from A/c XX1234. Txn Ref: IFT00001234567. Axis Bank
Kotak, reference | KOTAK1234567890 | 21260.78 | Sent Rs.21260.78 from Kotak Bank. Reference ID - KOTAK1234567890. Not you? Call 18602662666
PNB, NEFT UTR | PUNBH26329012345 | 21260.78 | Ac XX1234 debited Rs.21260.78 NEFT UTR/PUNBH26329012345/SAUDA. Bal 8400
Bank of Baroda, UTR | BARBR52026112500987654 | 21260.78 | Rs 21260.78 debited from A/c XX1234 thru RTGS UTR:BARBR52026112500987654. Total Bal:Rs.3,210.00CR
Union Bank, NEFT | UBINH26329012345 | 21260.78 | A/c *1234 debited Rs:21260.78 NEFT ref no UBINH26329012345.Avl Bal Rs:100.00
IDBI, NEFT | IBKLN26112500123 | 21260.78 | IDBI Bank: NEFT of Rs 21,260.78 done, UTR IBKLN26112500123. Bal Rs 500.00
Yes Bank, NEFT | YESBN12026112599 | 21260.78 | Your NEFT txn of INR 21,260.78 with UTR YESBN12026112599 is credited
IDFC FIRST, NEFT | IDFBH26329123456 | 21260.78 | INR 21,260.78 debited from A/c XX1234. NEFT Ref - IDFBH26329123456. New Bal :INR 19000.00
AU Bank, NEFT | AUBLH26329001234 | 21260.78 | Rs 21,260.78 debited. NEFT reference no.: AUBLH26329001234. Call 180012001200
PhonePe, without a UTR | T2611251022415678901234 | 21260.78 | Paid ₹21,260.78. Transaction ID T2611251022415678901234
a cooperative bank | SRCBH26329004321 | 21260.78 | Your A/c 00123XXX456 debited Rs.21260.78 NEFT Ref#SRCBH26329004321#SAUDA. Bal Rs.1.00
Gramin bank in Hindi | IN12603221231681 | 21260.78 | खाता X1234 से रु.21260.78 नामे। यूटीआर नंबर: IN12603221231681। शेष रु.100.00
BoB in Hindi | D123013240123 | 21260.78 | आपके खाते से ₹21,260.78 काटे गए। लेनदेन आईडी: D123013240123
Bank of Maharashtra in Marathi | MAHB26329001234 | 21260.78 | खाते X1234 मधून रु.21260.78 वजा. संदर्भ क्रमांक MAHB26329001234. शिल्लक रु.55.00
with dates | IN12603221231681 | 500 | NEFT 25-11-2026 Rs 500 UTR 25NOV2026? No: UTR IN12603221231681
a line of an HDFC statement | 632912345678 | 21260.78 | 25/11/26 UPI-SAUDA TRADING-SAUDA@YBL-YESB0YBLUPI-632912345678-PAYMENT FROM PHONE Rs 21,260.78
another one | 632912345678 |  | UPI-SAUDA TRADING-TRADING@OKHDFCBANK-HDFC0001234-632912345678-UPI
a time behind an at sign | 632912345678 | 500 | UPI Ref No 632912345678 @ 10:22 AM Rs 500
a row of a statement | 632912345678 |  | 25-11-26 UPI/DR/632912345678/SAUDA/YESB/Payment 21260.78
another row | SBIN326329123456 |  | 25-11-26 NEFT*HDFC0001234*SBIN326329123456*SAUDA 21260.78
rupees in Hindi, spelled otherwise | 632912345678 | 500 | रूपये 500 भेजे गए यूटीआर 632912345678
rupees in Hindi, spelled so | 632912345678 | 500 | रू 500 भेजे गए यूटीआर 632912345678
a name that ends like a word for balance | 632912345678 | 500 | To SAUDA GLOBAL ₹500 Completed UPI transaction ID 632912345678
a UPI number of a person | 632912345678 | 500 | Rs 500 sent to UPI number 9876543210. UPI Ref 632912345678
`

export const messages: readonly Row[] = [
  ...Object.entries(usual).map(([from, message]): Row => [from, message, UPI, 21260.78]),
  ...others
    .trim()
    .split('\n')
    .map((line): Row => {
      const [from = '', id = '', rupees, message = ''] = line.split(' | ')
      return [from, message, id, rupees ? Number(rupees) : undefined]
    }),
]
