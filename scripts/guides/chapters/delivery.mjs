// @ts-check
/** @type {import('../types.mjs').Chapter} */
export const delivery = {
  id: 'delivery',
  title: { en: 'Ask for delivery', hi: 'माल घर मँगाएँ', mr: 'माल घरी मागवा' },
  intro: {
    en: 'You would rather have the goods? Ask for them before the deal ends, instead of selling.',
    hi: 'माल खुद चाहिए? तो सौदे का समय खत्म होने से पहले, बेचने के बजाय मँगा लें।',
    mr: 'माल स्वतःला हवा आहे? मग सौद्याची मुदत संपण्यापूर्वी, विकण्याऐवजी मागवून घ्या.',
  },
  steps: [
    {
      en: 'Open **History**, then the order, then the product. Tap **Request Delivery**.',
      hi: '**History** (पुराने ऑर्डर) खोलें, फिर ऑर्डर, फिर माल। **Request Delivery** (माल मँगाएँ) दबाएँ।',
      mr: '**History** (जुन्या ऑर्डर) उघडा, मग ऑर्डर, मग माल. **Request Delivery** (माल मागवा) दाबा.',
    },
    {
      en: 'Check the address. **Change** takes another one. Tap **Request Delivery**.',
      hi: 'पता देख लें। **Change** (बदलें) से दूसरा पता चुनें। **Request Delivery** (माल मँगाएँ) दबाएँ।',
      mr: 'पत्ता पाहा. **Change** (बदला) दाबून दुसरा पत्ता निवडा. **Request Delivery** (माल मागवा) दाबा.',
    },
    {
      en: 'Wait until your request is accepted. **Check again** looks whether it is.',
      hi: 'मंज़ूरी का इंतज़ार करें। **Check again** (फिर देखें) से पता चलता है कि मंज़ूरी मिली या नहीं।',
      mr: 'मंजुरीची वाट पाहा. **Check again** (पुन्हा पाहा) दाबून मंजुरी मिळाली का ते कळते.',
    },
    {
      en: 'Then you see the charges and the day. Tap **Proceed** and pay the charges.',
      hi: 'फिर भाड़ा और दिन दिखेगा। **Proceed** (आगे बढ़ें) दबाएँ और भाड़ा भेजें।',
      mr: 'मग भाडे आणि दिवस दिसेल. **Proceed** (पुढे जा) दाबा आणि भाडे भरा.',
    },
    {
      en: 'Write the amount, and the transaction ID twice. Tap **Submit**.',
      hi: 'रकम लिखें और ट्रांज़ैक्शन ID दो बार लिखें। **Submit** (भेजें) दबाएँ।',
      mr: 'रक्कम लिहा आणि ट्रान्झॅक्शन ID दोनदा लिहा. **Submit** (पाठवा) दाबा.',
    },
  ],
  note: {
    en: 'Ask in time: what is not sold or sent for when the deal ends goes to the highest quote.',
    hi: 'समय पर मँगाएँ: सौदे का समय खत्म होने तक जो न बिका, न मँगाया गया, वह सबसे ऊँचे भाव पर बिक जाता है।',
    mr: 'वेळेत मागवा: सौद्याची मुदत संपेपर्यंत जे विकले नाही किंवा मागवले नाही, ते सर्वात जास्त भावाला विकले जाते.',
  },
  pictures: ['delivery', 'delivery-accepted'],
}
