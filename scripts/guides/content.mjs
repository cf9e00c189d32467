// @ts-check
/** The guide of the app: written here once, in three languages side by side, so that none can fall behind. */
import { buy } from './chapters/buy.mjs'
import { delivery } from './chapters/delivery.mjs'
import { pay } from './chapters/pay.mjs'
import { quotes } from './chapters/quotes.mjs'
import { register } from './chapters/register.mjs'
import { reverify } from './chapters/reverify.mjs'
import { rewards } from './chapters/rewards.mjs'
import { sell } from './chapters/sell.mjs'

export const chapters = [register, buy, pay, reverify, quotes, sell, delivery, rewards]

/** @typedef {import('./types.mjs').Words} Words */

/** @satisfies {Record<string, Words>} */
export const cover = {
  title: { en: 'User Guide', hi: 'उपयोग की जानकारी', mr: 'वापर कसा करावा' },
  promise: {
    en: 'Buy produce. Get quotes. Sell for a profit.',
    hi: 'माल खरीदें। भाव पाएँ। मुनाफे पर बेचें।',
    mr: 'माल खरेदी करा. भाव मिळवा. नफ्यात विका.',
  },
  how: {
    en: 'You buy an offer at the price shown. Vendors then quote for your goods. You sell to the one you like, have the goods delivered, or let them go to the highest quote when the time is over.',
    hi: 'आप लिखे भाव पर माल खरीदते हैं। फिर व्यापारी आपके माल का भाव देते हैं। आप पसंद के व्यापारी को बेचें, माल घर मँगाएँ, या समय खत्म होने पर वह सबसे ऊँचे भाव पर बिक जाता है।',
    mr: 'तुम्ही लिहिलेल्या भावाने माल खरेदी करता. मग व्यापारी तुमच्या मालाचा भाव देतात. तुम्ही पसंतीच्या व्यापाऱ्याला विका, माल घरी मागवा, किंवा वेळ संपल्यावर तो सर्वात जास्त भावाला विकला जातो.',
  },
  contents: { en: 'In this guide', hi: 'इसमें क्या है', mr: 'यात काय आहे' },
  buttons: {
    en: 'What is printed like **Buy Now** is a button or a heading in the app.',
    hi: '**Buy Now** जैसा छपा हुआ ऐप का बटन या शीर्षक है। उसका मतलब पास में लिखा है।',
    mr: '**Buy Now** असे छापलेले म्हणजे ॲपमधले बटण किंवा शीर्षक. त्याचा अर्थ शेजारी लिहिला आहे.',
  },
  remember: { en: 'Remember', hi: 'ध्यान रखें', mr: 'लक्षात ठेवा' },
  help: {
    en: 'Questions? Open **Help & Support** in the app and write to us.',
    hi: 'कुछ पूछना है? ऐप में **Help & Support** (मदद) खोलें और हमें लिखें।',
    mr: 'काही विचारायचे आहे? ॲपमध्ये **Help & Support** (मदत) उघडा आणि आम्हाला लिहा.',
  },
}
