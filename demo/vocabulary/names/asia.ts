import { culture } from './culture.js'

export const northIndian = culture(
  `Priya Neha Pooja Anjali Divya Shreya Ritu Kavita Sunita Aditi Isha Nidhi Swati Ananya Meera Tanvi Radhika Sneha`,
  `Rahul Amit Rohit Vikram Arjun Sanjay Rajesh Aditya Karan Nikhil Ankit Manish Gaurav Siddharth Varun Abhishek Vivek
   Rohan Harsh`,
  `Sharma Singh Gupta Verma Patel Shah Mehta Agarwal Joshi Mishra Kumar Jain Chopra Malhotra Kapoor Bhatia Desai Trivedi
   Pandey Saxena Sinha Kulkarni Deshpande Patil Banerjee Mukherjee Chatterjee Das Ghosh Bose Tiwari`
)

export const southIndian = culture(
  `Lakshmi Deepa Kavya Revathi Sandhya Anitha Vidya Harini Preethi Swetha Gayathri Nandini`,
  `Karthik Suresh Ramesh Venkatesh Prakash Ganesh Srinivas Arun Vijay Mahesh Krishna Anand`,
  `Iyer Nair Reddy Rao Menon Pillai Krishnan Subramanian Narayanan Venkataraman Raman Hegde Shetty Naidu Chandrasekaran
   Balakrishnan Murthy Gowda Ramachandran`
)

export const pakistani = culture(
  `Ayesha Fatima Sana Hina Maryam Zara Saima Rabia Nadia`,
  `Ahmed Bilal Usman Hamza Imran Faisal Omar Asad Kamran`,
  `Khan Malik Ahmed Hussain Sheikh Qureshi Butt Chaudhry Iqbal Siddiqui Mirza Raza Javed Baig`
)

export const chinese = culture(
  `Li_Na Xiaoyan Meiling Yuting Jing Fang Xinyi Yan Huifen Qian Lan Wenjing Shu Ying Jiayi`,
  `Wei Jun Ming Hao Zhiqiang Jianhua Lei Yifan Peng Tao Bo Chao Zihao Guang Hongwei`,
  `Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Lin Gao Luo Zheng Liang Xie Tang Deng Feng`
)

export const singaporean = culture(
  `Hui_Min Wei_Ling Siti Nurul Shu_Fen Rachel Michelle Jia_Hui Priscilla Xin_Yi Cheryl`,
  `Wei_Jie Jun_Hao Kai_Wen Muhammad Ravi Zhi_Hao Desmond Benedict Kelvin Yong_Sheng Darren`,
  `Tan Lim Lee Ng Ong Wong Goh Chua Chan Koh Teo Ang Yeo Tay Ho Low Sim Toh Ismail Rahman Pillai Raj`
)

export const japanese = culture(
  `Yuki Sakura Haruka Aiko Naoko Keiko Yumi Ayumi Mai Emi Rina Misaki Kaori Asuka`,
  `Takashi Hiroshi Kenji Takeshi Daisuke Yuta Kenta Shota Ryo Satoshi Makoto Kazuki Naoki Tomohiro`,
  `Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Yamaguchi Matsumoto
   Inoue Kimura Hayashi Shimizu Saito Mori Ikeda Hashimoto Ishikawa Ogawa Goto Okada Hasegawa Fujita`
)

/** Common spellings of the Japanese names above. One spelling per reading is enough here. */
export const japaneseSpelling: Record<string, string> = Object.fromEntries(
  `Yuki 由紀 Sakura 桜 Haruka 遥 Aiko 愛子 Naoko 直子 Keiko 恵子 Yumi 由美 Ayumi 歩美 Mai 舞 Emi 恵美 Rina 里奈
   Misaki 美咲 Kaori 香織 Asuka 明日香 Takashi 隆 Hiroshi 浩 Kenji 健二 Takeshi 武 Daisuke 大輔 Yuta 雄太 Kenta 健太
   Shota 翔太 Ryo 涼 Satoshi 聡 Makoto 誠 Kazuki 和樹 Naoki 直樹 Tomohiro 智宏 Sato 佐藤 Suzuki 鈴木 Takahashi 高橋
   Tanaka 田中 Watanabe 渡辺 Ito 伊藤 Yamamoto 山本 Nakamura 中村 Kobayashi 小林 Kato 加藤 Yoshida 吉田 Yamada 山田
   Sasaki 佐々木 Yamaguchi 山口 Matsumoto 松本 Inoue 井上 Kimura 木村 Hayashi 林 Shimizu 清水 Saito 斎藤 Mori 森
   Ikeda 池田 Hashimoto 橋本 Ishikawa 石川 Ogawa 小川 Goto 後藤 Okada 岡田 Hasegawa 長谷川 Fujita 藤田`
    .trim()
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, word, i) => {
      if (i % 2 === 0) pairs.push([word, ''])
      else pairs[pairs.length - 1][1] = word
      return pairs
    }, [])
)

export const korean = culture(
  `Seo-yeon Ji-woo Min-ji Soo-jin Hye-jin Eun-ji Yoo-jin Ha-eun Ji-hye Bo-ram`,
  `Min-jun Ji-hoon Seung-hyun Dong-hyun Sung-min Jae-won Hyun-woo Joon-ho Tae-yang Kyung-soo`,
  `Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song`
)

export const vietnamese = culture(
  `Linh Huong Thao Trang Mai Lan Ngoc Phuong Anh Hanh`,
  `Minh Tuan Hung Duc Khanh Long Quang Hieu Nam Bao`,
  `Nguyen Tran Le Pham Hoang Phan Vu Dang Bui Do Ho Ngo Duong`
)

export const filipino = culture(
  `Maria_Cristina Angelica Jasmine Rowena Marites Kristine Camille Joy Liza Bea`,
  `Jose_Mari Mark_Anthony Jericho Paolo Ramon Christian Enrico Miguel Rafael Arnel`,
  `Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Aquino Villanueva Dela_Cruz Ramos Castillo Salazar Magsaysay`
)

export const indonesian = culture(
  `Siti Dewi Putri Ayu Rina Wulan Fitri Ratna Indah Maya`,
  `Budi Agus Andi Rizky Dimas Hendra Eko Bayu Fajar Yoga`,
  `Santoso Wijaya Pratama Saputra Hidayat Nugroho Setiawan Kusuma Gunawan Susanto Wibowo Halim Lestari Siregar`
)
