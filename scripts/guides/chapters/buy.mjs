// @ts-check
/** @type {import('../types.mjs').Chapter} */
export const buy = {
  id: 'buy',
  title: { en: 'Buy an offer', hi: 'माल खरीदें', mr: 'माल खरेदी करा' },
  intro: {
    en: 'Every offer shows its purchase price and the price you may expect when you sell.',
    hi: 'हर ऑफर पर खरीद का भाव और बेचते समय मिलने वाला अंदाज़न भाव लिखा होता है।',
    mr: 'प्रत्येक ऑफरवर खरेदीचा भाव आणि विकताना मिळणारा अंदाजे भाव लिहिलेला असतो.',
  },
  steps: [
    {
      en: 'Choose **Domestic**, **International** or **Stock** on the first screen.',
      hi: 'पहली स्क्रीन पर **Domestic** (देश का माल), **International** (विदेश का माल) या **Stock** (स्टॉक का माल) चुनें।',
      mr: 'पहिल्या स्क्रीनवर **Domestic** (देशातील माल), **International** (परदेशी माल) किंवा **Stock** (स्टॉकमधील माल) निवडा.',
    },
    {
      en: 'Tap an offer. Look at the purchase price, the days, and the expected selling price. Tap **Buy Now**.',
      hi: 'कोई ऑफर दबाएँ। खरीद का भाव, कितने दिन, और बेचने का अंदाज़न भाव देखें। **Buy Now** (अभी खरीदें) दबाएँ।',
      mr: 'एखादी ऑफर दाबा. खरेदीचा भाव, किती दिवस, आणि विकण्याचा अंदाजे भाव पाहा. **Buy Now** (आता खरेदी करा) दाबा.',
    },
    {
      en: 'Write how much you want. The total is worked out at once.',
      hi: 'कितना माल चाहिए, लिखें। कुल रकम तुरंत दिख जाती है।',
      mr: 'किती माल हवा ते लिहा. एकूण रक्कम लगेच दिसते.',
    },
    {
      en: 'Tap **Add To Cart** to choose more, or **Proceed to Checkout** to pay.',
      hi: 'और माल चुनना हो तो **Add To Cart** (टोकरी में डालें), पैसे देने हों तो **Proceed to Checkout** (भुगतान पर जाएँ) दबाएँ।',
      mr: 'आणखी माल घ्यायचा असेल तर **Add To Cart** (टोपलीत टाका), पैसे भरायचे असतील तर **Proceed to Checkout** (पैसे भरायला जा) दाबा.',
    },
  ],
  note: {
    en: 'The expected price is not a promise. The market decides; you may earn more, less, or lose.',
    hi: 'अंदाज़न भाव पक्का वादा नहीं है। भाव मंडी तय करती है: मुनाफा ज़्यादा या कम हो सकता है, घाटा भी।',
    mr: 'अंदाजे भाव म्हणजे हमी नाही. भाव बाजार ठरवतो: नफा जास्त किंवा कमी होऊ शकतो, तोटाही.',
  },
  pictures: ['offer', 'quantity'],
}
