import { foldText } from '../db/foldText.ts';

/** The towns that the sample data's map knows: the larger ones of both countries, by their common spellings. */
const towns = `
Madrid, Barcelona, Valencia, València, Sevilla, Seville, Zaragoza, Málaga, Murcia, Palma, Palma de Mallorca,
Las Palmas, Las Palmas de Gran Canaria, Bilbao, Bilbo, Alicante, Alacant, Córdoba, Valladolid, Vigo, Gijón, Xixón,
L'Hospitalet de Llobregat, A Coruña, La Coruña, Vitoria, Vitoria-Gasteiz, Gasteiz, Granada, Elche, Elx, Oviedo, Uviéu,
Badalona, Cartagena, Terrassa, Tarrasa, Jerez, Jerez de la Frontera, Sabadell, Móstoles, Santa Cruz de Tenerife,
Pamplona, Iruña, Almería, Alcalá de Henares, Fuenlabrada, Leganés, San Sebastián, Donostia, Getafe, Burgos, Santander,
Albacete, Castellón, Castellón de la Plana, Castelló de la Plana, Alcorcón, Logroño, Badajoz, Salamanca, Huelva, Marbella,
Lleida, Lérida, Tarragona, León, Cádiz, Jaén, Ourense, Mataró, Girona, Gerona, Lugo, Santiago de Compostela, Cáceres,
Toledo, Ávila, Segovia, Soria, Teruel, Huesca, Cuenca, Guadalajara, Ciudad Real, Zamora, Palencia, Pontevedra, Ceuta,
Melilla, Mérida, Gandía, Benidorm, Torrevieja, Reus, Manresa, Ibiza, Eivissa, Mahón, Algeciras, Ronda, Torrent, Parla,
Kyiv, Kiev, Київ, Kharkiv, Харків, Odesa, Odessa, Одеса, Dnipro, Дніпро, Donetsk, Донецьк, Zaporizhzhia, Запоріжжя,
Lviv, Львів, Kryvyi Rih, Кривий Ріг, Mykolaiv, Миколаїв, Mariupol, Маріуполь, Luhansk, Луганськ, Vinnytsia, Вінниця,
Sevastopol, Севастополь, Simferopol, Сімферополь, Kherson, Херсон, Poltava, Полтава, Chernihiv, Чернігів, Cherkasy,
Черкаси, Khmelnytskyi, Хмельницький, Chernivtsi, Чернівці, Zhytomyr, Житомир, Sumy, Суми, Rivne, Рівне, Ivano-Frankivsk,
Івано-Франківськ, Ternopil, Тернопіль, Lutsk, Луцьк, Uzhhorod, Ужгород, Mukachevo, Мукачево, Kropyvnytskyi, Кропивницький,
Bila Tserkva, Біла Церква, Brovary, Бровари, Boryspil, Бориспіль, Irpin, Ірпінь, Bucha, Буча, Kremenchuk, Кременчук,
Kamianske, Кам'янське, Kamianets-Podilskyi, Кам'янець-Подільський, Drohobych, Дрогобич, Stryi, Стрий, Truskavets,
Трускавець, Kolomyia, Коломия, Uman, Умань, Izmail, Ізмаїл, Berdychiv, Бердичів, Nikopol, Нікополь, Pavlohrad, Павлоград,
Kovel, Ковель, Nizhyn, Ніжин, Obukhiv, Обухів, Vyshhorod, Вишгород, Chornomorsk, Чорноморськ, Yuzhne, Южне`;

const key = (name: string): string => foldText(name).replaceAll(/\s+/g, ' ').trim();

const known = new Set(towns.split(',').map(key));

export const isOnTheMap = (name: string): boolean => known.has(key(name));
