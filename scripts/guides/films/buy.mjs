// @ts-check
/** @type {import('../film.mjs').Film} */
export const buy = {
  id: 'buy',
  world: 'empty-cart',
  start: '/home',
  async play(page, camera) {
    await camera.say({
      en: 'These are the offers of today. Tap the one you like.',
      hi: 'ये आज के ऑफर हैं। जो पसंद हो, उसे दबाएँ।',
      mr: 'या आजच्या ऑफर आहेत. जी पसंत असेल ती दाबा.',
    })
    await camera.show(700)
    await camera.tap(page.getByRole('link', { name: /Wheat Lokwan/ }).first())
    await camera.pose()
    await camera.say({
      en: 'Look at the purchase price, the days, and the expected selling price. Then tap Buy Now.',
      hi: 'खरीद का भाव, कितने दिन, और बेचने का अंदाज़न भाव देखें। फिर Buy Now (अभी खरीदें) दबाएँ।',
      mr: 'खरेदीचा भाव, किती दिवस, आणि विकण्याचा अंदाजे भाव पाहा. मग Buy Now (आता खरेदी करा) दाबा.',
    })
    await camera.show(2200)
    await camera.tap(page.getByRole('link', { name: 'Buy Now' }))
    await camera.say({
      en: 'Write how much you want. The total is worked out at once.',
      hi: 'कितना माल चाहिए, लिखें। कुल रकम तुरंत दिख जाती है।',
      mr: 'किती माल हवा ते लिहा. एकूण रक्कम लगेच दिसते.',
    })
    await camera.type(page.getByLabel('Quantity'), '250')
    await camera.show(1200)
    await camera.say({
      en: 'Add To Cart keeps it, and you can choose more.',
      hi: 'Add To Cart (टोकरी में डालें) से माल टोकरी में रहता है, और माल भी चुन सकते हैं।',
      mr: 'Add To Cart (टोपलीत टाका) ने माल टोपलीत राहतो, आणखी मालही निवडता येतो.',
    })
    await camera.tap(page.getByRole('button', { name: 'Add To Cart' }))
    await camera.say({
      en: 'Proceed to Checkout leads to the payment.',
      hi: 'Proceed to Checkout (भुगतान पर जाएँ) से पैसे देने की स्क्रीन आती है।',
      mr: 'Proceed to Checkout (पैसे भरायला जा) ने पैसे भरण्याची स्क्रीन येते.',
    })
    await camera.tap(page.getByRole('button', { name: 'Proceed to Checkout' }))
    await page.getByRole('heading', { name: 'Checkout' }).waitFor()
    await camera.say({
      en: 'Here is your order with the total. How to pay is shown in the next film.',
      hi: 'यह रहा आपका ऑर्डर और कुल रकम। पैसे कैसे भेजें, अगले वीडियो में देखें।',
      mr: 'ही तुमची ऑर्डर आणि एकूण रक्कम. पैसे कसे भरायचे ते पुढच्या व्हिडिओत पाहा.',
    })
  },
}
