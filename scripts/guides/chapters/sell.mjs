// @ts-check
/** @type {import('../types.mjs').Chapter} */
export const sell = {
  id: 'sell',
  title: { en: 'Sell to a vendor', hi: 'व्यापारी को बेचें', mr: 'व्यापाऱ्याला विका' },
  intro: {
    en: 'You choose the vendor. A sale cannot be taken back.',
    hi: 'व्यापारी आप चुनते हैं। बिक्री होने के बाद वापस नहीं होती।',
    mr: 'व्यापारी तुम्ही निवडता. विक्री झाल्यावर ती मागे घेता येत नाही.',
  },
  steps: [
    {
      en: 'Open the product under **Quotes**.',
      hi: '**Quotes** (भाव) में अपना माल खोलें।',
      mr: '**Quotes** (भाव) मध्ये तुमचा माल उघडा.',
    },
    {
      en: 'Compare the quotes: price, selling amount, and profit.',
      hi: 'भाव मिलाकर देखें: भाव, बिक्री की रकम और मुनाफा।',
      mr: 'भाव जुळवून पाहा: भाव, विक्रीची रक्कम आणि नफा.',
    },
    {
      en: 'Tap **Confirm Sell** at the vendor of your choice.',
      hi: 'जो व्यापारी पसंद हो, उसके नीचे **Confirm Sell** (बेचना पक्का करें) दबाएँ।',
      mr: 'जो व्यापारी पसंत असेल त्याच्या खाली **Confirm Sell** (विक्री पक्की करा) दाबा.',
    },
    {
      en: 'The confirmation shows the vendor and the amount. The money comes to your bank account in 2-3 days.',
      hi: 'पक्की बिक्री में व्यापारी का नाम और रकम दिखती है। पैसा 2-3 दिन में आपके बैंक खाते में आता है।',
      mr: 'पक्क्या विक्रीत व्यापाऱ्याचे नाव आणि रक्कम दिसते. पैसे 2-3 दिवसांत तुमच्या बँक खात्यात येतात.',
    },
  ],
  note: {
    en: 'If you do nothing until the time is over, your goods are sold to the vendor with the highest quote.',
    hi: 'समय खत्म होने तक आप कुछ न करें, तो माल सबसे ऊँचा भाव देने वाले व्यापारी को अपने आप बिक जाता है।',
    mr: 'वेळ संपेपर्यंत तुम्ही काही केले नाही, तर माल सर्वात जास्त भाव देणाऱ्या व्यापाऱ्याला आपोआप विकला जातो.',
  },
  pictures: ['bids', 'sold'],
}
