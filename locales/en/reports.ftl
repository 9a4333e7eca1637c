# Reporting a problem.

key-report = Report a problem
report-label = What is wrong?
report-hint = What happened, and what should have happened?
report-thanks = Thank you. Your words went to whoever hosts this bot, with what you could see, which is in this file. Nobody else’s cards of a deal that is on are in it.
report-empty = Please say in a few words what is wrong. Nothing was sent.
report-long = Please say it in at most { $most } letters. Nothing was sent.
report-enough = You have reported three problems within the hour, which is as much as is read. You can report another { $when }.
log-reported = reported a problem to whoever hosts this bot.
log-reported-deal = reported a problem with deal `{ $deal }` to whoever hosts this bot.
