import { fold } from "./fold";
import { stem } from "./stem";

test.each([
  ["лікар", "лікаря", "Лікарем"],
  ["школа", "школи", "школу", "ШКОЛІ"],
  ["сміття", "сміттям"],
  ["врач", "врача", "врачом"],
  ["ґанок", "ганок"],
  ["ёлка", "елка"],
  ["مدرسة", "المدرسة", "مَدْرَسَة", "ومدرسة", "مدرسه"],
  ["طبيب", "الطبيب", "للطبيب"],
  ["أهم", "اهم"],
  ["پزشکی", "پزشكي"],
  ["١١٢", "112", "۱۱۲"],
])("%s is found by %s", (...spellings) => {
  expect(new Set(spellings.map((each) => stem(fold(each)))).size).toBe(1);
});

test.each([
  ["лікар", "лікарня"],
  ["школа", "шкода"],
  ["طبيب", "طبخ"],
  ["الله", "له"],
])("%s is another word than %s", (one, other) => {
  expect(stem(fold(one))).not.toBe(stem(fold(other)));
});

test("German words keep their stems", () => {
  expect(["Häuser", "Schulen", "Straßen"].map((word) => stem(fold(word)))).toEqual([
    "haus",
    "schul",
    "strass",
  ]);
});
