// @ts-check
const TRANSACTION = 'UTR2026112001'

/** @type {import('../film.mjs').Film} */
export const pay = {
  id: 'pay',
  world: 'full-cart',
  start: '/checkout',
  async play(page, camera) {
    await camera.say({
      en: 'Check your order and the total with the fee. Tap Proceed.',
      hi: 'अपना ऑर्डर और फीस के साथ कुल रकम देखें। Proceed (आगे बढ़ें) दबाएँ।',
      mr: 'तुमची ऑर्डर आणि फीसह एकूण रक्कम पाहा. Proceed (पुढे जा) दाबा.',
    })
    await camera.show(700)
    await camera.tap(page.getByRole('button', { name: 'Proceed', exact: true }))
    await camera.say({
      en: 'Choose how you pay: UPI, or bank transfer.',
      hi: 'पैसे कैसे भेजेंगे, चुनें: UPI या बैंक से।',
      mr: 'पैसे कसे पाठवणार ते निवडा: UPI किंवा बँकेतून.',
    })
    await camera.tap(page.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' }))
    await camera.pose()
    await camera.say({
      en: 'Send exactly this amount to this account, from your own bank app.',
      hi: 'अपने बैंक ऐप से इसी खाते में उतनी ही रकम भेजें।',
      mr: 'तुमच्या बँक ॲपमधून याच खात्यावर तेवढीच रक्कम पाठवा.',
    })
    await camera.tap(page.getByRole('button', { name: 'Copy Account Number' }))
    await camera.say({
      en: 'Note the transaction ID of your bank. Then tap Complete Transaction.',
      hi: 'बैंक की ट्रांज़ैक्शन ID लिख लें। फिर Complete Transaction (भुगतान पूरा करें) दबाएँ।',
      mr: 'बँकेचा ट्रान्झॅक्शन ID लिहून घ्या. मग Complete Transaction (पैसे भरणे पूर्ण करा) दाबा.',
    })
    await camera.tap(page.getByRole('button', { name: 'Complete Transaction' }))
    const amount = page.getByText(/^₹[\d,]+\.\d\d$/).first()
    await camera.say({
      en: 'Write the amount, and the transaction ID twice.',
      hi: 'रकम लिखें और ट्रांज़ैक्शन ID दो बार लिखें।',
      mr: 'रक्कम लिहा आणि ट्रान्झॅक्शन ID दोनदा लिहा.',
    })
    const due = ((await amount.textContent()) ?? '').replace(/[₹,]/g, '')
    await camera.type(page.getByLabel('Enter amount'), due)
    await camera.type(page.getByLabel('Transaction ID', { exact: true }), TRANSACTION)
    await camera.type(page.getByLabel('Verify Transaction ID'), TRANSACTION)
    await camera.say({
      en: 'Tap Submit.',
      hi: 'Submit (भेजें) दबाएँ।',
      mr: 'Submit (पाठवा) दाबा.',
    })
    await camera.tap(page.getByRole('button', { name: 'Submit' }))
    await page.getByRole('heading', { name: 'Verification Pending' }).waitFor()
    await camera.say({
      en: 'Your payment is checked in 5-6 hours. The offer starts 6-7 hours after that.',
      hi: 'पैसे की जाँच 5-6 घंटे में होती है। उसके 6-7 घंटे बाद ऑफर चालू होता है।',
      mr: 'पैशांची तपासणी 5-6 तासांत होते. त्यानंतर 6-7 तासांनी ऑफर चालू होते.',
    })
  },
}
