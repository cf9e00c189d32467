/** Demo values for empty VITE_ variables while mocked. */
export const demoEnv: Record<string, string> = {
  VITE_PRODUCT_IMAGE_BASE: '/mock-pictures',
  VITE_PAYMENT_ACCOUNT_NAME: 'Sauda Demo Trading',
  VITE_PAYMENT_ACCOUNT_NUMBER: '000111222333',
  VITE_PAYMENT_IFSC: 'DEMO0000001',
  VITE_PAYMENT_BANK: 'Demo Bank, Pune',
  VITE_PAYMENT_UPI_ID: 'sauda.demo@upi',
  VITE_SUPPORT_PHONES: '+91 90000 00001,+91 90000 00002',
  VITE_SUPPORT_EMAIL: 'help@sauda.example',
  VITE_DEMO_OTP: '246810',
  VITE_DEMO_ACCOUNTS:
    '9876543210/farmer1/Savita: ready to buy,9876543211/farmer2/Ramesh: no bank details yet,9876543212/farmer3/Meena: new and nothing saved yet',
}
