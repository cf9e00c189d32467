// @ts-check
/** @type {import('../film.mjs').Film} */
export const delivery = {
  id: 'delivery',
  start: '/history',
  async play(page, camera) {
    await camera.say({
      en: 'Your orders are under History. Tap the one you want.',
      hi: 'आपके ऑर्डर History (पुराने ऑर्डर) में हैं। जो चाहिए, उसे दबाएँ।',
      mr: 'तुमच्या ऑर्डर History (जुन्या ऑर्डर) मध्ये आहेत. हवी ती दाबा.',
    })
    await camera.tap(
      page.getByRole('tabpanel').getByRole('link', { name: /^SD2026-.*Turmeric Sangli/ }),
    )
    await camera.say({
      en: 'Tap the product.',
      hi: 'माल दबाएँ।',
      mr: 'माल दाबा.',
    })
    await camera.tap(page.getByRole('link', { name: /^Turmeric Sangli/ }))
    await camera.say({
      en: 'Tap Request Delivery.',
      hi: 'Request Delivery (माल मँगाएँ) दबाएँ।',
      mr: 'Request Delivery (माल मागवा) दाबा.',
    })
    await camera.tap(page.getByRole('link', { name: 'Request Delivery' }))
    await camera.pose()
    await camera.say({
      en: 'Check the address, and tap Request Delivery.',
      hi: 'पता देख लें, और Request Delivery (माल मँगाएँ) दबाएँ।',
      mr: 'पत्ता पाहा, आणि Request Delivery (माल मागवा) दाबा.',
    })
    await camera.tap(page.getByRole('button', { name: 'Request Delivery' }))
    await camera.say({
      en: 'Now wait until your request is accepted.',
      hi: 'अब मंज़ूरी का इंतज़ार करें।',
      mr: 'आता मंजुरीची वाट पाहा.',
    })
    await camera.show(1000)
    await page.evaluate(() => window.__provider?.acceptDeliveries({ charges: 940, days: 3 }))
    await camera.say({
      en: 'Check again looks whether it is.',
      hi: 'Check again (फिर देखें) से पता चलता है कि मंज़ूरी मिली या नहीं।',
      mr: 'Check again (पुन्हा पाहा) दाबून मंजुरी मिळाली का ते कळते.',
    })
    await camera.tap(page.getByRole('button', { name: 'Check again' }))
    await camera.say({
      en: 'Accepted: here are the charges and the day.',
      hi: 'मंज़ूरी मिल गई: यह रहा भाड़ा और दिन।',
      mr: 'मंजुरी मिळाली: हे भाडे आणि दिवस.',
    })
    await camera.tap(page.getByRole('button', { name: 'Proceed' }))
    await camera.say({
      en: 'Pay the charges, and write the transaction ID here, as with an order.',
      hi: 'भाड़ा भेजें, और ऑर्डर की तरह ट्रांज़ैक्शन ID यहाँ लिखें।',
      mr: 'भाडे भरा, आणि ऑर्डरप्रमाणे ट्रान्झॅक्शन ID इथे लिहा.',
    })
    await camera.show(1500)
  },
}
