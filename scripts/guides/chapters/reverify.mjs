// @ts-check
/** @type {import('../types.mjs').Chapter} */
export const reverify = {
  id: 'reverify',
  title: {
    en: 'When a payment is rejected',
    hi: 'पैसे नामंज़ूर हो जाएँ तो',
    mr: 'पैसे नामंजूर झाले तर',
  },
  intro: {
    en: 'It happens when the transaction ID was written wrongly or the amount does not match. You can put it right.',
    hi: 'ट्रांज़ैक्शन ID गलत लिखी हो या रकम न मिले, तो ऐसा होता है। आप इसे ठीक कर सकते हैं।',
    mr: 'ट्रान्झॅक्शन ID चुकीचा लिहिला असेल किंवा रक्कम जुळत नसेल तर असे होते. तुम्ही ते दुरुस्त करू शकता.',
  },
  steps: [
    {
      en: 'Open **History**. The order stands in red with the words **Reverify your payment**. Tap it.',
      hi: '**History** (पुराने ऑर्डर) खोलें। ऑर्डर लाल रंग में **Reverify your payment** (पैसे की दोबारा जाँच) के साथ दिखेगा। उसे दबाएँ।',
      mr: '**History** (जुन्या ऑर्डर) उघडा. ऑर्डर लाल रंगात **Reverify your payment** (पैशांची पुन्हा तपासणी) अशी दिसेल. ती दाबा.',
    },
    {
      en: 'Read the reason, and tap **Reverify**.',
      hi: 'कारण पढ़ें और **Reverify** (दोबारा जाँच कराएँ) दबाएँ।',
      mr: 'कारण वाचा आणि **Reverify** (पुन्हा तपासा) दाबा.',
    },
    {
      en: 'Write the amount that is shown, and the right transaction ID twice.',
      hi: 'दिखाई गई रकम लिखें, और सही ट्रांज़ैक्शन ID दो बार लिखें।',
      mr: 'दाखवलेली रक्कम लिहा, आणि बरोबर ट्रान्झॅक्शन ID दोनदा लिहा.',
    },
    {
      en: 'Tap **Submit**. It is checked again in 5-6 hours.',
      hi: '**Submit** (भेजें) दबाएँ। 5-6 घंटे में फिर से जाँच होगी।',
      mr: '**Submit** (पाठवा) दाबा. 5-6 तासांत पुन्हा तपासणी होईल.',
    },
  ],
  note: {
    en: 'Do not pay a second time. If it is rejected again, write to us under **Help & Support**.',
    hi: 'दोबारा पैसे न भेजें। फिर भी नामंज़ूर हो तो **Help & Support** (मदद) में हमें लिखें।',
    mr: 'पुन्हा पैसे पाठवू नका. तरीही नामंजूर झाले तर **Help & Support** (मदत) मध्ये आम्हाला लिहा.',
  },
  pictures: ['needs-action', 'reverify'],
}
