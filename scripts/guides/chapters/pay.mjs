// @ts-check
/** @type {import('../types.mjs').Chapter} */
export const pay = {
  id: 'pay',
  title: { en: 'Pay', hi: 'पैसे भेजें', mr: 'पैसे भरा' },
  intro: {
    en: 'You pay from your own bank or UPI app, and then tell us the transaction ID.',
    hi: 'पैसे अपने बैंक या UPI ऐप से भेजें, फिर हमें ट्रांज़ैक्शन ID बताएँ।',
    mr: 'पैसे तुमच्या बँकेतून किंवा UPI ॲपमधून पाठवा, मग आम्हाला ट्रान्झॅक्शन ID सांगा.',
  },
  steps: [
    {
      en: 'Check your order and the total with the 0.5% fee. Tap **Proceed**.',
      hi: 'अपना ऑर्डर और 0.5% फीस के साथ कुल रकम देखें। **Proceed** (आगे बढ़ें) दबाएँ।',
      mr: 'तुमची ऑर्डर आणि 0.5% फीसह एकूण रक्कम पाहा. **Proceed** (पुढे जा) दाबा.',
    },
    {
      en: 'Choose **UPI** or **Bank Transfer (NEFT/IMPS)**. From ₹99,000 only bank transfer is offered.',
      hi: '**UPI** या **Bank Transfer (NEFT/IMPS)** (बैंक से भेजें) चुनें। ₹99,000 या ज़्यादा हो तो सिर्फ बैंक से भेज सकते हैं।',
      mr: '**UPI** किंवा **Bank Transfer (NEFT/IMPS)** (बँकेतून पाठवा) निवडा. ₹99,000 किंवा जास्त असेल तर फक्त बँकेतून पाठवता येते.',
    },
    {
      en: 'Send exactly the amount shown to the account shown, to the last paisa.',
      hi: 'जो खाता दिखे, उसी में उतनी ही रकम भेजें, एक पैसा भी कम-ज़्यादा नहीं।',
      mr: 'दाखवलेल्या खात्यावर तेवढीच रक्कम पाठवा, एक पैसाही कमी-जास्त नको.',
    },
    {
      en: 'Note the transaction ID that your bank gives you. Come back and tap **Complete Transaction**.',
      hi: 'बैंक जो ट्रांज़ैक्शन ID देता है, उसे लिख लें। वापस आकर **Complete Transaction** (भुगतान पूरा करें) दबाएँ।',
      mr: 'बँक जो ट्रान्झॅक्शन ID देते तो लिहून घ्या. परत येऊन **Complete Transaction** (पैसे भरणे पूर्ण करा) दाबा.',
    },
    {
      en: 'Write the amount, and the transaction ID twice. Tap **Submit**.',
      hi: 'रकम लिखें और ट्रांज़ैक्शन ID दो बार लिखें। **Submit** (भेजें) दबाएँ।',
      mr: 'रक्कम लिहा आणि ट्रान्झॅक्शन ID दोनदा लिहा. **Submit** (पाठवा) दाबा.',
    },
  ],
  note: {
    en: 'Your payment is checked in 5-6 hours. The offer starts 6-7 hours after that. A wrong amount means the order is rejected.',
    hi: 'पैसे की जाँच 5-6 घंटे में होती है। उसके 6-7 घंटे बाद ऑफर चालू होता है। गलत रकम पर ऑर्डर नामंज़ूर होता है।',
    mr: 'पैशांची तपासणी 5-6 तासांत होते. त्यानंतर 6-7 तासांनी ऑफर चालू होते. चुकीची रक्कम असेल तर ऑर्डर नामंजूर होते.',
  },
  pictures: ['account', 'transaction'],
}
