// @ts-check
/** @type {import('../types.mjs').Chapter} */
export const quotes = {
  id: 'quotes',
  title: {
    en: 'Follow the quotes',
    hi: 'व्यापारियों के भाव देखें',
    mr: 'व्यापाऱ्यांचे भाव पाहा',
  },
  intro: {
    en: 'Once your offer is active, vendors send their quotes: the price they would pay for your goods.',
    hi: 'ऑफर चालू होते ही व्यापारी अपना भाव भेजते हैं: आपके माल का वे कितना देंगे।',
    mr: 'ऑफर चालू झाली की व्यापारी त्यांचा भाव पाठवतात: तुमच्या मालाचे ते किती देतील.',
  },
  steps: [
    {
      en: 'Tap **Quotes** at the bottom. Your orders stand there, those with the least time first.',
      hi: 'नीचे **Quotes** (भाव) दबाएँ। आपके ऑर्डर दिखेंगे; जिनका समय कम बचा है, वे ऊपर।',
      mr: 'खाली **Quotes** (भाव) दाबा. तुमच्या ऑर्डर दिसतील; ज्यांचा वेळ कमी उरला आहे त्या वर.',
    },
    {
      en: 'Tap an order, and then the product.',
      hi: 'ऑर्डर दबाएँ, फिर माल दबाएँ।',
      mr: 'ऑर्डर दाबा, मग माल दाबा.',
    },
    {
      en: 'The best quote is on top. Below the price you see your profit or loss.',
      hi: 'सबसे अच्छा भाव सबसे ऊपर होता है। भाव के नीचे आपका मुनाफा या घाटा लिखा है।',
      mr: 'सर्वात चांगला भाव सर्वात वर असतो. भावाखाली तुमचा नफा किंवा तोटा लिहिलेला असतो.',
    },
    {
      en: 'Mind the time that is left. Pull the page down to see new quotes.',
      hi: 'बचा हुआ समय देखते रहें। नए भाव देखने के लिए पन्ने को नीचे खींचें।',
      mr: 'उरलेला वेळ पाहत राहा. नवीन भाव पाहण्यासाठी पान खाली ओढा.',
    },
  ],
  note: {
    en: 'You need not sell at once. Another vendor may quote more while there is time.',
    hi: 'तुरंत बेचना ज़रूरी नहीं। समय रहते कोई दूसरा व्यापारी ज़्यादा भाव दे सकता है।',
    mr: 'लगेच विकलेच पाहिजे असे नाही. वेळ असेपर्यंत दुसरा व्यापारी जास्त भाव देऊ शकतो.',
  },
  pictures: ['quotes', 'bids'],
}
