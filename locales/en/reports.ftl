# Reporting a problem.

key-report = Report a problem
report-label = What’s wrong?
report-hint = What happened, and what should have happened?
report-thanks = Thank you. Your report went to whoever runs this bot, together with what you could see (this file). It doesn’t show anyone else’s cards in a deal that’s still being played.
report-empty = Please say in a few words what’s wrong. Nothing was sent.
report-long = Please use at most { $most } characters. Nothing was sent.
report-enough = You’ve sent three reports within an hour, which is the limit. You can send another { $when }.
log-reported = reported a problem to whoever runs this bot.
log-reported-deal = reported a problem with deal `{ $deal }` to whoever runs this bot.
