// @ts-check
/** @type {import('../film.mjs').Film} */
export const sell = {
  id: 'sell',
  start: '/home',
  async play(page, camera) {
    await camera.say({
      en: 'Tap Quotes at the bottom.',
      hi: 'नीचे Quotes (भाव) दबाएँ।',
      mr: 'खाली Quotes (भाव) दाबा.',
    })
    await camera.tap(page.getByRole('link', { name: 'Quotes' }))
    await camera.say({
      en: 'Your orders stand here, with the best quote and the time that is left.',
      hi: 'यहाँ आपके ऑर्डर हैं, सबसे अच्छे भाव और बचे समय के साथ।',
      mr: 'इथे तुमच्या ऑर्डर आहेत, सर्वात चांगला भाव आणि उरलेल्या वेळेसह.',
    })
    await camera.tap(page.getByRole('link', { name: /000104/ }))
    await camera.say({
      en: 'Tap the product.',
      hi: 'माल दबाएँ।',
      mr: 'माल दाबा.',
    })
    await camera.tap(page.getByRole('link', { name: /Turmeric Sangli/ }))
    await camera.say({
      en: 'These are the quotes of the vendors, the best one on top.',
      hi: 'ये व्यापारियों के भाव हैं, सबसे अच्छा सबसे ऊपर।',
      mr: 'हे व्यापाऱ्यांचे भाव आहेत, सर्वात चांगला सर्वात वर.',
    })
    const sellTo = page.getByRole('button', { name: 'Confirm Sell' })
    await sellTo
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'smooth' }))
    await camera.show(1500)
    await camera.pose()
    await camera.say({
      en: 'Below each price stands your profit or loss.',
      hi: 'हर भाव के नीचे आपका मुनाफा या घाटा लिखा है।',
      mr: 'प्रत्येक भावाखाली तुमचा नफा किंवा तोटा लिहिला आहे.',
    })
    await camera.show(1500)
    await camera.say({
      en: 'Confirm Sell sells to this vendor. It cannot be taken back.',
      hi: 'Confirm Sell (बेचना पक्का करें) से माल इसी व्यापारी को बिकता है। यह वापस नहीं होता।',
      mr: 'Confirm Sell (विक्री पक्की करा) ने माल याच व्यापाऱ्याला विकला जातो. ते मागे घेता येत नाही.',
    })
    await camera.tap(sellTo.first())
    await page.getByRole('heading', { name: 'Sell Confirmation Received' }).waitFor()
    await camera.say({
      en: 'Sold. The money comes to your bank account in 2-3 days.',
      hi: 'बिक गया। पैसा 2-3 दिन में आपके बैंक खाते में आता है।',
      mr: 'विकले. पैसे 2-3 दिवसांत तुमच्या बँक खात्यात येतात.',
    })
    await camera.show(1500)
  },
}
