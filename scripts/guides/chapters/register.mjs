// @ts-check
/** @type {import('../types.mjs').Chapter} */
export const register = {
  id: 'register',
  title: { en: 'Register', hi: 'खाता खोलें', mr: 'खाते उघडा' },
  intro: {
    en: 'Once, with your mobile number. It takes five minutes.',
    hi: 'एक ही बार, अपने मोबाइल नंबर से। पाँच मिनट लगते हैं।',
    mr: 'एकदाच, तुमच्या मोबाइल नंबरने. पाच मिनिटे लागतात.',
  },
  steps: [
    {
      en: 'Open the app and tap **New User**.',
      hi: 'ऐप खोलें और **New User** (नया खाता) दबाएँ।',
      mr: 'ॲप उघडा आणि **New User** (नवीन खाते) दाबा.',
    },
    {
      en: 'Somebody invited you? Write their code and tap **Proceed**. No code? Tap **Skip Now**.',
      hi: 'किसी ने बुलाया है? उनका कोड लिखें और **Proceed** (आगे बढ़ें) दबाएँ। कोड नहीं है तो **Skip Now** (अभी छोड़ें) दबाएँ।',
      mr: 'कोणी बोलावले आहे का? त्यांचा कोड लिहा आणि **Proceed** (पुढे जा) दाबा. कोड नसेल तर **Skip Now** (आता सोडा) दाबा.',
    },
    {
      en: 'Write your name and mobile number, and choose a password of at least 6 characters. Tap **Proceed**.',
      hi: 'अपना नाम और मोबाइल नंबर लिखें, और कम से कम 6 अक्षर का पासवर्ड चुनें। **Proceed** (आगे बढ़ें) दबाएँ।',
      mr: 'तुमचे नाव आणि मोबाइल नंबर लिहा, आणि कमीत कमी 6 अक्षरांचा पासवर्ड निवडा. **Proceed** (पुढे जा) दाबा.',
    },
    {
      en: 'Write your address, accept the terms and tap **Register**.',
      hi: 'अपना पता लिखें, शर्तों पर निशान लगाएँ और **Register** (खाता खोलें) दबाएँ।',
      mr: 'तुमचा पत्ता लिहा, अटींवर खूण करा आणि **Register** (खाते उघडा) दाबा.',
    },
    {
      en: 'Write your bank account and tap **Save**. Your money comes to this account.',
      hi: 'अपना बैंक खाता लिखें और **Save** (सहेजें) दबाएँ। आपका पैसा इसी खाते में आएगा।',
      mr: 'तुमचे बँक खाते लिहा आणि **Save** (जतन करा) दाबा. तुमचे पैसे याच खात्यात येतील.',
    },
  ],
  note: {
    en: 'Never tell anybody your password. Forgot it? Tap **Forgot Password**: a new one is set with an OTP.',
    hi: 'अपना पासवर्ड किसी को न बताएँ। भूल गए? **Forgot Password** (पासवर्ड भूल गए) दबाएँ: OTP से नया पासवर्ड बनता है।',
    mr: 'तुमचा पासवर्ड कोणालाही सांगू नका. विसरलात? **Forgot Password** (पासवर्ड विसरलो) दाबा: OTP ने नवीन पासवर्ड होतो.',
  },
  pictures: ['landing', 'register'],
}
